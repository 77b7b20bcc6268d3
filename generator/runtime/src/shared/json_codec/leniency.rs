//! The values that a careful client leaves out.

/// The values of another type or format than expected that are left out instead of rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leniency {
    /// None.
    Nothing,
    /// Those of fields with the codec [`Careful`](crate::runtime::careful::Careful).
    Marked,
    /// Those of optional fields, and the items of lists and maps.
    Everything,
}
