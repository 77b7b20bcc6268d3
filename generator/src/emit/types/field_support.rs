//! The uses of the library by types, and by their fields and setters.

use super::Crate;
use super::setter::Argument;
use super::structs::{is_always_there, is_tristate, value_type};
use crate::emit::runtime::Export;
use crate::emit::webhooks;
use crate::lowered::{Api, Field, TypeId};

/// Returns the export for setters that take a string or an `Option` of it.
pub fn fields_take_optional_text(api: &Api, target: Crate) -> Export {
    fields_export(api, target, |field| takes_optional_text(api, field, target))
}

/// Returns the export for fields that distinguish `null` from an absent value.
pub fn fields_are_nullable(api: &Api, target: Crate) -> Export {
    fields_export(api, target, |field| is_tristate(field, target))
}

fn fields_export(api: &Api, target: Crate, is_used: impl Fn(&Field) -> bool) -> Export {
    if target == Crate::Server && fields_of_operations(api).any(&is_used) {
        return Some(None);
    }
    export_of(api, |id| {
        api.type_of(*id).kind.fields().iter().any(&is_used)
    })
}

/// Returns the export for the types that satisfy a condition: with the feature of webhooks if only they use them.
pub fn export_of(api: &Api, is_used: impl FnMut(&TypeId) -> bool) -> Export {
    let used = api.generated_types().filter(is_used);
    let features = used.map(|id| {
        let is_gated = api.webhook_only_types.contains(&id);
        is_gated.then_some(webhooks::FEATURE)
    });
    // `None`, for always, comes first.
    features.min()
}

/// The parameters and the response headers, which are fields of structs in the server.
fn fields_of_operations(api: &Api) -> impl Iterator<Item = &Field> {
    let operations = api.operations.iter();
    let parameters = operations.flat_map(|operation| operation.all_parameters());
    let parameters = parameters.map(|parameter| &parameter.field);
    let headers = api.payloads.iter().flat_map(|payload| &payload.headers);
    let common = api.common_headers.iter().map(|common| &common.header);
    parameters.chain(headers.chain(common).map(|header| &header.field))
}

/// Returns `true` if the setter of a field takes a string or an `Option` of it.
fn takes_optional_text(api: &Api, field: &Field, target: Crate) -> bool {
    let (ty, nullable) = value_type(field);
    let is_text = matches!(Argument::of(api, ty), Argument::Text);
    is_text && !field.required && field.tag.is_none() && nullable == is_always_there(field, target)
}
