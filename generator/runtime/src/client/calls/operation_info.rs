//! The operation of a request.

/// The operation of a request, for layers and transports, which find it in the extensions of the request:
/// `request.extensions().get::<OperationInfo>()`. A client without layers that uses the default transport leaves it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OperationInfo {
    /// The `operationId`, or a generated name.
    pub id: &'static str,
    /// The path template, with the base path if it is fixed: `/v1/pets/{petId}`. It is empty for webhooks.
    pub path: &'static str,
    /// The tags, in the order of the description.
    pub tags: &'static [&'static str],
    /// `true` if the documented success is a redirection.
    pub(crate) is_redirection: bool,
}

impl OperationInfo {
    /// Creates the description of an operation.
    #[doc(hidden)]
    pub const fn new(id: &'static str, path: &'static str, tags: &'static [&'static str]) -> Self {
        Self {
            id,
            path,
            tags,
            is_redirection: false,
        }
    }

    /// An operation whose documented success is a redirection.
    #[doc(hidden)]
    #[must_use]
    pub const fn redirection(mut self) -> Self {
        self.is_redirection = true;
        self
    }
}
