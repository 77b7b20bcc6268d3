// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! Paths, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `getFile` | `GET /files/{name}.{extension}` |  |
//! | `describeFile` | `GET /files/{name}.json` |  |
//! | `getFileById` | `GET /files/{id}` |  |
//! | `hasFile` | `HEAD /files/{id}` |  |
//! | `getNewFile` | `GET /files/new` |  |
//! | `getRange` | `GET /v{version}/range({from}:{to})/x` |  |
//! | `getSize` | `GET /größe/a b/{id}` |  |
//! | `export` | `POST /exports/{kind}?owner={owner}&since={since}&format=csv` |  |
//! | `get_other_files_by_name_by_extension` | `GET /other/files/{name}.{extension}` |  |

mod client;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::get_file::{GetFile, GetFileFailure, GetFileRequired};
pub use operations::describe_file::{DescribeFile, DescribeFileFailure};
pub use operations::get_file_by_id::{GetFileById, GetFileByIdFailure};
pub use operations::has_file::{HasFile, HasFileFailure};
pub use operations::get_new_file::{GetNewFile, GetNewFileFailure};
pub use operations::get_range::{GetRange, GetRangeFailure, GetRangeRequired};
pub use operations::get_size::{GetSize, GetSizeFailure};
pub use operations::export::{Export, ExportFailure, ExportRequired};
pub use operations::get_other_files_by_name_by_extension::{
    GetOtherFilesByNameByExtension, GetOtherFilesByNameByExtensionFailure,
    GetOtherFilesByNameByExtensionRequired,
};
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::address::InvalidBaseUrl;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::call::Call;
pub use runtime::failure::{
    BrokenRule, Failure, InvalidRequest, Malformed, TransportError,
};
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::transport::{Sending, Transport, TransportService};
pub use types::{ExportFormat, GetFileExtension};
