//! The calls that are measured.

/// A call that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// `listPets`: a page of 20 animals.
    ListPets,
    /// `createPet`: the animal that was added.
    CreatePet,
    /// `getPet`: one animal.
    GetPet,
}

impl Call {
    /// Every call.
    pub const ALL: [Self; 3] = [Self::ListPets, Self::CreatePet, Self::GetPet];
}

/// The key of all calls.
pub const KEY: &str = "0123456789abcdef0123456789abcdef";
