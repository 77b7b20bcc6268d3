//! Errors in German.

use crate::rejection::ViolationKind;
use crate::types::FehlerRequired;
use crate::{Fehler, Place, Rejection, Violation};

/// The body of a rejection.
pub fn body(rejection: &Rejection) -> Fehler {
    let meldung = match rejection {
        Rejection::Invalid(violations) => {
            let texts: Vec<_> = violations.iter().map(text).collect();
            texts.join("; ")
        }
        _ => "Die Anfrage konnte nicht gelesen werden".to_owned(),
    };
    FehlerRequired { meldung }.into()
}

fn text(violation: &Violation) -> String {
    let place = place(&violation.place);
    match violation.kind {
        ViolationKind::Syntax => format!("{place} ist unlesbar"),
        ViolationKind::Type(types) => format!("{place} muss vom Typ {types} sein"),
        ViolationKind::Enum(values) => format!("{place} muss einer dieser Werte sein: {values}"),
        ViolationKind::Required => format!("{place} fehlt"),
        ViolationKind::UnknownProperty => format!("{place} ist unbekannt"),
        ViolationKind::Minimum(limit) => format!("{place} muss mindestens {limit} sein"),
        ViolationKind::Maximum(limit) => format!("{place} darf höchstens {limit} sein"),
        ViolationKind::MinLength(length) => {
            format!("{place} muss mindestens {length} Zeichen haben")
        }
        ViolationKind::MaxLength(length) => {
            format!("{place} darf höchstens {length} Zeichen haben")
        }
        ViolationKind::Pattern(pattern) => format!("{place} entspricht nicht dem Muster {pattern}"),
        _ => format!("{place} ist ungültig"),
    }
}

fn place(place: &Place) -> String {
    match (place.parameter(), place.pointer()) {
        (Some(name), "") => format!("Parameter {name}"),
        (Some(name), pointer) => format!("Parameter {name}, {pointer}"),
        (None, "") => "Die Anfrage".to_owned(),
        (None, pointer) => format!("Feld {pointer}"),
    }
}
