//! Boxes large values.

use petgraph::algo::toposort;

use super::recursion::contained_by;
use crate::lower::Lowering;
use crate::lowered::{Field, Type, TypeId, TypeKind};
use crate::report::Code;

/// The size in bytes above which a value is boxed. Unoptimized code moves values often, and the
/// stack is limited.
const LARGE: usize = 4096;

/// The maximum size of a type in bytes. Properties with a default are not boxed, so that sizes can
/// double with each level.
const TOO_LARGE: usize = 1 << 20;

/// The size of a pointer, and of a discriminant.
const WORD: usize = 8;

impl Lowering<'_> {
    /// Boxes large fields. Requires that no type has infinite size.
    pub fn box_large_types(&mut self) {
        let containment = self.graph(|kind| contained_by(kind).concat());
        let Ok(order) = toposort(&containment, None) else {
            return;
        };
        let mut sizes = vec![0; self.types.all().len()];
        for owner in order.into_iter().rev() {
            let large = self.types.kind(owner).map(|kind| large(kind, &sizes));
            for index in large.unwrap_or_default() {
                self.set_boxed(owner, index);
            }
            let known = self.types.kind(owner).map(|kind| size_of(kind, &sizes));
            if let (Some(known), Some(size)) = (known, sizes.get_mut(owner.0)) {
                *size = known;
                if known > TOO_LARGE {
                    return self.report_too_large(owner);
                }
            }
        }
    }

    fn report_too_large(&mut self, id: TypeId) {
        let place = self.types.place(id).cloned().unwrap_or_default();
        self.unsupported(
            Code::UnsupportedSchema,
            &place,
            "a schema whose values take more than 1 MiB of stack",
        );
    }
}

fn large(kind: &TypeKind, sizes: &[usize]) -> Vec<usize> {
    let is_large = |ty: &Type| size(ty, sizes) > LARGE;
    match kind {
        TypeKind::Struct(object) => {
            let fields = object.fields.iter().enumerate();
            let large = fields.filter(|(_, field)| is_large(&field.ty) && field.default.is_none());
            large.map(|(index, _)| index).collect()
        }
        TypeKind::Union(union) => {
            let variants = union.variants.iter().enumerate();
            let large = variants.filter(|(_, variant)| is_large(&variant.ty));
            large.map(|(index, _)| index).collect()
        }
        TypeKind::Alias(_) | TypeKind::Enum(_) | TypeKind::Foreign(_) => Vec::new(),
    }
}

/// Returns the approximate size of a value in bytes, without the heap.
fn size_of(kind: &TypeKind, sizes: &[usize]) -> usize {
    let size_in = |boxed: bool, ty: &Type| if boxed { WORD } else { size(ty, sizes) };
    match kind {
        TypeKind::Struct(object) => {
            let fields = object.all_fields();
            let size = |field: &Field| size_in(field.boxed, &field.ty) + WORD;
            fields.map(size).fold(0, usize::saturating_add)
        }
        TypeKind::Union(union) => {
            let variants = union.variants.iter();
            let largest = variants
                .map(|variant| size_in(variant.boxed, &variant.ty))
                .max();
            largest.unwrap_or(0) + WORD
        }
        TypeKind::Alias(ty) => size(ty, sizes),
        TypeKind::Enum(_) | TypeKind::Foreign(_) => 4 * WORD,
    }
}

fn size(ty: &Type, sizes: &[usize]) -> usize {
    match ty {
        Type::Named(id) => sizes.get(id.0).copied().unwrap_or(0),
        Type::Nullable(ty) => size(ty, sizes) + WORD,
        Type::Tuple(items) => {
            (items.iter().map(|item| size(item, sizes))).fold(0, usize::saturating_add)
        }
        _ => 4 * WORD,
    }
}

#[cfg(test)]
mod tests {
    use crate::source::Source;
    use crate::{Options, generate};

    /// Returns the declaration of the field `part`, for a struct `Half` with `count` fields.
    fn field(part: &str, count: usize) -> String {
        let fields = (0..count).map(|index| format!("f{index}: {{type: string}}"));
        let fields = fields.collect::<Vec<_>>().join(", ");
        let text = format!(
            "openapi: 3.1.0\ninfo: {{title: Large, version: '1'}}\npaths:\n  /a:\n    put:\n      \
             operationId: put\n      requestBody: {{content: {{application/json: {{schema: {{$ref: \
             '#/components/schemas/Whole'}}}}}}}}\n      responses: {{'204': {{description: Done.}}}}\n\
             components:\n  schemas:\n    Whole: {{type: object, properties: {{part: {part}}}}}\n    \
             Half: {{type: object, properties: {{{fields}}}}}\n"
        );
        let options = Options::new("large");
        let generated = generate(&Source::new("large.yaml", text), &options).generated;
        let files = generated.map(|generated| generated.server.files);
        let whole = files.and_then(|files| files.get("src/types/whole.rs").cloned());
        let whole = whole.unwrap_or_default();
        let mut lines = whole.lines().map(str::trim);
        let field = lines.find(|line| line.starts_with("pub part: "));
        field.unwrap_or_default().to_owned()
    }

    #[test]
    fn large_types_are_boxed() {
        let half = "{$ref: '#/components/schemas/Half'}";
        assert_eq!(field(half, 90), "pub part: Option<Half>,");
        assert_eq!(field(half, 130), "pub part: Option<Box<Half>>,");
        let both =
            format!("{{type: array, prefixItems: [{half}, {half}], minItems: 2, maxItems: 2}}");
        assert_eq!(field(&both, 45), "pub part: Option<(Half, Half)>,");
        assert_eq!(field(&both, 65), "pub part: Option<Box<(Half, Half)>>,");
    }
}
