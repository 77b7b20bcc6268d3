//! Choices of a generated client.

/// The operations with which a client sends the credentials that it has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Credentials {
    /// Those that declare them by `security`.
    #[default]
    Declared,
    /// All operations of the servers of the API, for descriptions without `security` where it is required.
    Always,
}

/// The meaning of a documented redirection next to a documented 2xx.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Redirects {
    /// An error, so that a single documented 2xx is the type of a success.
    #[default]
    Errors,
    /// A success, next to the 2xx.
    Responses,
}
