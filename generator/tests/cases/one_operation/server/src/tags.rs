// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The operations, by tag.

pub mod jobs {
    //! The operations of the tag `jobs`.
    //!
    //! | operation | method and path | |
    //! | --- | --- | --- |
    //! | [`putResult`](crate::Api::put_result) | `PUT /api/jobs/{job}/result` | Stores the result of a job. |

    pub use crate::operations::put_result::*;
}
