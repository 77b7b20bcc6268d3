// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! Paths, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
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
//! | `deep0` | `GET /a` |  |
//! | `deep1` | `GET /a/b` |  |
//! | `deep2` | `GET /a/b/c` |  |
//! | `deep3` | `GET /a/b/c/d` |  |
//! | `deep4` | `GET /a/b/c/d/e` |  |
//! | `deep5` | `GET /a/b/c/d/e/f` |  |
//! | `deep6` | `GET /a/b/c/d/e/f/g` |  |
//! | `deep7` | `GET /a/b/c/d/e/f/g/h` |  |
//! | `deep8` | `GET /a/b/c/d/e/f/g/h/i` |  |
//! | `deep9` | `GET /a/b/c/d/e/f/g/h/i/j` |  |
//! | `deep10` | `GET /a/b/c/d/e/f/g/h/i/j/k` |  |
//! | `get_other_files_by_name_by_extension` | `GET /other/files/{name}.{extension}` |  |

mod api;
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use operations::Operation;
pub use operations::deep0::{Deep0Failure, Deep0Request, Deep0Response};
pub use operations::deep1::{Deep1Failure, Deep1Request, Deep1Response};
pub use operations::deep10::{Deep10Failure, Deep10Request, Deep10Response};
pub use operations::deep2::{Deep2Failure, Deep2Request, Deep2Response};
pub use operations::deep3::{Deep3Failure, Deep3Request, Deep3Response};
pub use operations::deep4::{Deep4Failure, Deep4Request, Deep4Response};
pub use operations::deep5::{Deep5Failure, Deep5Request, Deep5Response};
pub use operations::deep6::{Deep6Failure, Deep6Request, Deep6Response};
pub use operations::deep7::{Deep7Failure, Deep7Request, Deep7Response};
pub use operations::deep8::{Deep8Failure, Deep8Request, Deep8Response};
pub use operations::deep9::{Deep9Failure, Deep9Request, Deep9Response};
pub use operations::describe_file::{
    DescribeFileFailure, DescribeFileRequest, DescribeFileRequestRequired,
    DescribeFileResponse,
};
pub use operations::export::{
    ExportFailure, ExportRequest, ExportRequestRequired, ExportResponse,
};
pub use operations::get_file::{
    GetFileFailure, GetFileRequest, GetFileRequestRequired, GetFileResponse,
};
pub use operations::get_file_by_id::{
    GetFileByIdFailure, GetFileByIdRequest, GetFileByIdRequestRequired,
    GetFileByIdResponse,
};
pub use operations::get_new_file::{
    GetNewFileFailure, GetNewFileRequest, GetNewFileResponse,
};
pub use operations::get_other_files_by_name_by_extension::{
    GetOtherFilesByNameByExtensionFailure, GetOtherFilesByNameByExtensionRequest,
    GetOtherFilesByNameByExtensionRequestRequired, GetOtherFilesByNameByExtensionResponse,
};
pub use operations::get_range::{
    GetRangeFailure, GetRangeRequest, GetRangeRequestRequired, GetRangeResponse,
};
pub use operations::get_size::{
    GetSizeFailure, GetSizeRequest, GetSizeRequestRequired, GetSizeResponse,
};
pub use operations::has_file::{
    HasFileFailure, HasFileRequest, HasFileRequestRequired, HasFileResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders};
pub use types::{ExportFormat, GetFileExtension};
