//! The names of operations.

/// The part of the description that names operations. `x-rust-name` takes precedence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum OperationNames {
    /// Their `operationId`.
    #[default]
    Ids,
    /// Their `operationId` without the path and the method that frameworks append to it: `read_flows` for
    /// `read_flows_flows_filter_post`, or with the tag if several operations have that name.
    Short,
    /// Their methods and paths.
    Paths,
}
