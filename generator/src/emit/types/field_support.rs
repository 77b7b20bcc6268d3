//! The public names of the support code that fields and their setters use.

use super::Crate;
use super::files::always_and_gated;
use super::setter::Argument;
use super::structs::{is_always_there, is_tristate, value_type};
use crate::emit::source_file::SourceFile;
use crate::model::{Api, Field, TypeKind};

/// Exports the names, with the feature of webhooks if only they use them.
pub fn export(file: &mut SourceFile, api: &Api, target: Crate) {
    type IsUsed = fn(&Api, &Field, Crate) -> bool;
    let names: [(&str, &str, IsUsed); 2] = [
        ("into_optional", "IntoOptional", |api, field, target| {
            takes_optional_text(api, field, target)
        }),
        ("nullable", "Nullable", |_, field, target| {
            is_tristate(field, target)
        }),
    ];
    for (module, name, is_used) in names {
        let is_used = |field: &Field| is_used(api, field, target);
        let uses = always_and_gated(api, &api.webhook_only_types).map(|(feature, ids)| {
            let mut kinds = ids.iter().map(|id| &api.type_of(*id).kind);
            let in_types = kinds.any(|kind| match kind {
                TypeKind::Struct(object) => object.fields.iter().any(is_used),
                _ => false,
            });
            let in_operations = feature.is_none() && target == Crate::Server;
            (
                feature,
                in_types || in_operations && fields_of_operations(api).any(is_used),
            )
        });
        if let Some((feature, _)) = uses.into_iter().find(|(_, is_used)| *is_used) {
            file.gated(feature, |file| {
                file.export(&format!("crate::runtime::{module}"), [name]);
            });
        }
    }
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
    is_text && !field.required && nullable == is_always_there(field, target)
}
