//! Values that OpenAPI 3.2 sends without percent-encoding: `style: cookie`, and `allowReserved` outside of the query.

use openapiv3::Parameter as Source;
use serde_json::Value;

use super::Declared;
use crate::lower::Lowering;
use crate::lowered::{Coding, Location, Type};
use crate::report::Code;
use crate::source::upgrade::{COOKIE, mark};
use crate::source::{Change, Place, Version};

impl Declared<'_> {
    /// Returns `true` for a cookie that is not percent-encoded.
    pub(super) fn is_unencoded(&self) -> bool {
        matches!(self.parameter, Source::Cookie { .. })
            && self.data().extensions.contains_key(&mark(COOKIE))
    }
}

impl<'a> Lowering<'a> {
    /// The encoding of a cookie that is not percent-encoded, which is a scalar.
    pub(super) fn unencoded_coding(
        &mut self,
        declared: &Declared<'a>,
        ty: &Type,
        schema: &Place,
    ) -> Option<Coding> {
        if self.is_scalar(ty) {
            return Some(Coding::Single);
        }
        let what = "an array or object in `style: cookie`";
        let is_optional = !declared.data().required;
        self.unsupported(Code::UnsupportedParameter, schema, what)
            .maybe_corrected_by(
                Some(&declared.entry).filter(|_| is_optional),
                Change::Remove,
            );
        None
    }

    /// Reports `allowReserved` of a path parameter or a cookie. Before OpenAPI 3.2, it has no effect there.
    pub(super) fn refuse_reserved(&mut self, location: Location, place: &Place) {
        let place = place.key(RESERVED);
        let is_reserved = self.document.raw(&place) == Some(&Value::Bool(true));
        if is_reserved && self.has_reserved(location) {
            let what = "`allowReserved` outside of the query";
            self.unsupported(Code::UnsupportedParameter, &place, what)
                .at_key()
                .label("values are percent-encoded")
                .corrected_by(&place, Change::Remove);
        }
    }

    /// Returns `true` if `allowReserved` has an effect at a location other than the query.
    pub(super) fn has_reserved(&self, location: Location) -> bool {
        matches!(location, Location::Path | Location::Cookie)
            && self.document.version() >= Version::V3_2
    }
}

const RESERVED: &str = "allowReserved";
