//! Unions with a `discriminator`.

use openapiv3::Discriminator;

use super::{Lowering, Pending};
use crate::lower::schema::components::component_name;
use crate::lowered::{DiscriminatedBy, TagTable, Type, TypeId, TypeKind, ValueKind};
use crate::report::{Code, quoted};
use crate::source::upgrade::{DEFAULT_MAPPING, mark};
use crate::source::{Place, did_you_mean, nearest};

/// The tags of a variant.
struct Tags {
    texts: Vec<String>,
    /// The tag to write, if the value does not contain it.
    written: Option<String>,
}

impl Lowering<'_> {
    /// Discriminates the variants by a property, if possible.
    pub fn discriminate_by_property(&mut self, pending: &Pending<'_>) -> bool {
        let Some(discriminator) = pending.discriminator else {
            return false;
        };
        let types = self.variant_types(pending.id);
        let default = default_of(pending, discriminator);
        let tags: Option<Vec<Tags>> = types
            .iter()
            .zip(&pending.variants)
            .enumerate()
            .map(|(index, (ty, (component, _)))| {
                let tags = self.tags(ty, component.as_deref(), discriminator);
                match default == Some(index) && self.has_objects_only(ty) {
                    true => {
                        let has_it = self.has_property(ty, &discriminator.property_name);
                        Some(tags_of_default(
                            tags,
                            has_it,
                            component.as_deref(),
                            discriminator,
                        ))
                    }
                    false => tags,
                }
            })
            .collect();
        let Some(tags) = tags else {
            return false;
        };
        let mut texts: Vec<(String, usize)> = tags
            .iter()
            .enumerate()
            .flat_map(|(index, tags)| tags.texts.iter().map(move |text| (text.clone(), index)))
            .collect();
        if has_twice(&texts) {
            // Variants may list each other's tags, such as subtypes of a schema that lists all.
            texts.retain(|(text, index)| {
                let owner = owner_of(text, pending, discriminator);
                owner.is_none_or(|owner| owner == *index)
            });
            let is_discriminated =
                |index: usize| default == Some(index) || texts.iter().any(|(_, of)| *of == index);
            if has_twice(&texts) || !(0..types.len()).all(is_discriminated) {
                return false;
            }
        }
        self.warn_of_mapping(pending, discriminator, &texts);
        self.set_tags(pending, tags.into_iter().map(|tags| tags.written));
        let tags = TagTable {
            field: discriminator.property_name.clone(),
            texts,
            default,
        };
        self.set_discriminator(pending.id, DiscriminatedBy::Property(tags));
        true
    }

    fn tags(
        &self,
        ty: &Type,
        component: Option<&str>,
        discriminator: &Discriminator,
    ) -> Option<Tags> {
        let field = discriminator.property_name.as_str();
        if !self.has_objects_only(ty) {
            return None;
        }
        if let Some(texts) = self.texts_of_field(ty, field) {
            let written = None;
            return Some(Tags { texts, written });
        }
        let component = component?;
        // Tags are strings, so a number or a boolean never matches.
        if self.has_no_text_in(ty, field) {
            return None;
        }
        if !self.is_writable(ty, &mut Vec::new()) {
            return None;
        }
        let mapping = discriminator.mapping.iter();
        let mut texts: Vec<String> = mapping
            .filter(|(_, target)| component_of(target) == component)
            .map(|(text, _)| text.clone())
            .collect();
        let explicit = texts.len();
        if !texts.iter().any(|text| text == component)
            && !discriminator.mapping.contains_key(component)
        {
            texts.push(component.to_owned());
        }
        let written = match self.has_property(ty, field) && explicit > 1 {
            true => None,
            false => texts.first().cloned(),
        };
        Some(Tags { texts, written })
    }

    /// Returns `true` if a value may contain a property.
    fn has_property(&self, ty: &Type, field: &str) -> bool {
        self.kinds_of(ty).iter().any(|kind| knows(kind, field))
    }

    /// Returns `true` if all values are objects.
    fn has_objects_only(&self, ty: &Type) -> bool {
        let kinds = self.kinds_of(ty);
        let is_object = |kind: &ValueKind| matches!(kind, ValueKind::Object(_));
        !kinds.is_empty() && kinds.iter().all(is_object)
    }

    /// Returns `true` if the tag can be added to the properties of a value.
    fn is_writable(&self, ty: &Type, seen: &mut Vec<TypeId>) -> bool {
        match self.types.resolved(ty) {
            Type::Map(_) => true,
            // A recursive union.
            Type::Named(id) if seen.contains(id) => false,
            Type::Named(id) => match self.types.kind(*id) {
                Some(TypeKind::Struct(_)) => true,
                // It must not have a tag of its own.
                Some(TypeKind::Union(union)) => {
                    seen.push(*id);
                    let mut variants = union.variants.iter();
                    variants.all(|one| one.tag.is_none() && self.is_writable(&one.ty, seen))
                }
                Some(TypeKind::Alias(_) | TypeKind::Enum(_) | TypeKind::Foreign(_)) | None => false,
            },
            _ => false,
        }
    }

    pub fn set_tags(
        &mut self,
        pending: &Pending<'_>,
        tags: impl IntoIterator<Item = Option<String>>,
    ) {
        if let Some(union) = self.types.union_mut(pending.id) {
            for (variant, tag) in union.variants.iter_mut().zip(tags) {
                variant.tag = tag;
            }
        }
    }

    /// Warns of mapping targets that are not variants, nor variants of a variant.
    fn warn_of_mapping(
        &mut self,
        pending: &Pending<'_>,
        discriminator: &Discriminator,
        texts: &[(String, usize)],
    ) {
        let schema = pending.place.parent().cloned().unwrap_or_default();
        let place = schema.key("discriminator");
        if self.document.raw(&place).is_none() {
            // It is that of a schema that this one includes, which has the same mapping.
            return;
        }
        let is_known = |text: &String| texts.iter().any(|(known, _)| known == text);
        let mapping = discriminator.mapping.iter();
        let unknown = mapping.filter(|(text, _)| !is_known(text));
        let targets = unknown.map(|(text, target)| {
            let label = format!("values with the tag {} are rejected", quoted(text));
            (place.key("mapping").key(text), target.as_str(), label)
        });
        let label = "values with other tags are rejected".to_owned();
        let default = default_mapping(discriminator);
        let default = default.map(|target| (place.key("defaultMapping"), target, label));
        for (place, target, label) in targets.chain(default) {
            let mut variants = pending.variants.iter();
            let target = component_of(target);
            if variants.any(|(component, _)| component.as_deref() == Some(target.as_str())) {
                continue;
            }
            let message = format!("{} is not one of the alternatives", quoted(&target));
            let known = pending.variants.iter();
            let known = known.filter_map(|(component, _)| component.as_deref());
            self.diagnose(Code::UnknownMapping, &place, message)
                .label(label)
                .maybe_help(nearest(&target, known).map(did_you_mean));
        }
    }
}

/// The tags of the default variant, which needs none: its values may have any other, or none.
fn tags_of_default(
    tags: Option<Tags>,
    has_it: bool,
    component: Option<&str>,
    discriminator: &Discriminator,
) -> Tags {
    let mut targets = discriminator.mapping.values();
    let is_mapped = targets.any(|target| Some(component_of(target).as_str()) == component);
    let Tags { texts, written } = tags.unwrap_or(Tags {
        texts: Vec::new(),
        written: None,
    });
    Tags {
        texts,
        written: written.filter(|_| is_mapped && !has_it),
    }
}

/// The target of `defaultMapping` (OpenAPI 3.2).
fn default_mapping(discriminator: &Discriminator) -> Option<&str> {
    discriminator
        .extensions
        .get(&mark(DEFAULT_MAPPING))?
        .as_str()
}

/// Returns the variant of `defaultMapping`.
fn default_of(pending: &Pending<'_>, discriminator: &Discriminator) -> Option<usize> {
    let component = component_of(default_mapping(discriminator)?);
    let mut variants = pending.variants.iter();
    variants.position(|(known, _)| known.as_deref() == Some(component.as_str()))
}

/// Returns the variant of a tag: by the mapping, or by the component name.
fn owner_of(text: &str, pending: &Pending<'_>, discriminator: &Discriminator) -> Option<usize> {
    let mapped = discriminator.mapping.get(text);
    let mapped = mapped.map(|target| component_of(target));
    let component = mapped.as_deref().unwrap_or(text);
    let mut variants = pending.variants.iter();
    variants.position(|(known, _)| known.as_deref() == Some(component))
}

fn knows(kind: &ValueKind, field: &str) -> bool {
    let ValueKind::Object(facts) = kind else {
        return false;
    };
    let mut known = facts.required.iter().chain(&facts.optional);
    known.any(|name| name == field)
}

fn has_twice(texts: &[(String, usize)]) -> bool {
    texts
        .iter()
        .enumerate()
        .any(|(index, (text, _))| texts.iter().skip(index + 1).any(|(other, _)| other == text))
}

/// Returns the component of a mapping value: a reference, a file name, or a component name.
pub fn component_of(target: &str) -> String {
    let referred = target
        .contains('#')
        .then(|| component_name(&Place::of_reference(target)?));
    referred.flatten().unwrap_or_else(|| {
        let name = target.rsplit_once('/').map_or(target, |(_, name)| name);
        name.to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::component_of;

    #[test]
    fn a_mapping_names_a_component_in_several_ways() {
        let cases = [
            ("Dog", "Dog"),
            ("#/components/schemas/Dog", "Dog"),
            ("#/components/schemas/a~1b%20c", "a/b c"),
            ("schemas/Dog", "Dog"),
        ];
        for (target, expected) in cases {
            assert_eq!(component_of(target), expected, "{target}");
        }
    }
}
