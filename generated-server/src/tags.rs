// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The operations, by tag.

pub mod pets {
    //! The operations of the tag `pets`.
    //!
    //! The animals of the store.
    //!
    //! | operation | method and path | |
    //! | --- | --- | --- |
    //! | [`listPets`](crate::Api::list_pets) | `GET /v1/pets` | List animals. |
    //! | [`createPet`](crate::Api::create_pet) | `POST /v1/pets` | Add an animal. |
    //! | [`getPet`](crate::Api::get_pet) | `GET /v1/pets/{petId}` | Get an animal. (deprecated) |

    pub use crate::operations::list_pets::*;
    pub use crate::operations::create_pet::*;
    pub use crate::operations::get_pet::*;
}
