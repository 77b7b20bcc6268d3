//! Lists and maps that stand in each other without a type of their own between them: compilers of Rust
//! follow them to the end, and give up some forty levels down.

use petgraph::algo::kosaraju_scc;

use crate::lower::Lowering;
use crate::model::{Type, TypeId, TypeKind};
use crate::report::Code;
use crate::source::Place;

/// So many stand in each other where they are written out, and as many where they have names: where the
/// former hold the latter, both come together.
const MAX_DEPTH: usize = 20;

impl Lowering<'_> {
    /// The type, if the lists and maps of it that are written out do not stand too deep in each other.
    pub(in crate::lower) fn check_depth(&mut self, ty: Type, place: &Place) -> Option<Type> {
        if levels(&ty, &|_| 0) > MAX_DEPTH {
            self.report_deep(place);
            return None;
        }
        Some(ty)
    }

    /// Refuses lists and maps that have names and lead to each other in too long a chain.
    ///
    /// There is no circle of them any more.
    pub(in crate::lower) fn report_deep_aliases(&mut self) {
        let mut known = vec![0; self.types.all().len()];
        // What a type is made of comes before it.
        for index in kosaraju_scc(&self.graph_of_aliases()).into_iter().flatten() {
            let id = TypeId(index);
            let Some(TypeKind::Alias(ty)) = self.types.kind(id) else {
                continue;
            };
            let mut count = levels(ty, &|part| known.get(part.0).copied().unwrap_or_default());
            if count > MAX_DEPTH {
                // What leads to it is refused for what it adds itself.
                count = 0;
                let place = self.types.place(id).cloned();
                self.report_deep(&place.unwrap_or_default());
            }
            if let Some(known) = known.get_mut(index) {
                *known = count;
            }
        }
    }

    fn report_deep(&mut self, place: &Place) {
        let message = format!("more than {MAX_DEPTH} lists and maps in each other");
        self.report
            .add(Code::TooDeep, place, message)
            .label("with this one")
            .help("put an object with a field between them");
    }
}

/// How many lists and maps stand in each other.
fn levels(ty: &Type, of_named: &impl Fn(TypeId) -> usize) -> usize {
    match ty {
        Type::Array(array) => 1 + levels(&array.items, of_named),
        Type::Map(map) => 1 + levels(&map.values, of_named),
        Type::Tuple(items) => {
            let deepest = items.iter().map(|item| levels(item, of_named)).max();
            1 + deepest.unwrap_or_default()
        }
        Type::Nullable(inner) => levels(inner, of_named),
        Type::Named(id) => of_named(*id),
        Type::Any
        | Type::Null
        | Type::Boolean
        | Type::Integer(_)
        | Type::Number(_)
        | Type::String(_)
        | Type::Formatted(_) => 0,
    }
}
