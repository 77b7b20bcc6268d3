//! Limits the nesting of arrays and maps without a named type in between: rustc fails after about
//! forty levels.

use petgraph::algo::kosaraju_scc;

use crate::lower::Lowering;
use crate::lowered::{Type, TypeId, TypeKind};
use crate::report::Code;
use crate::source::Place;

/// The maximum for inline and for named containers, which can add up.
const MAX_DEPTH: usize = 20;

impl Lowering<'_> {
    /// Returns the type, unless its inline arrays and maps are nested too deep.
    pub fn check_depth(&mut self, ty: Type, place: &Place) -> Option<Type> {
        if levels(&ty, &|_| 0) > MAX_DEPTH {
            self.report_deep(place);
            return None;
        }
        Some(ty)
    }

    /// Reports aliases of arrays and maps that are nested too deep.
    ///
    /// Requires that no alias is recursive.
    pub fn report_deep_aliases(&mut self) {
        let mut known = vec![0; self.types.all().len()];
        // Dependencies come first.
        for id in kosaraju_scc(&self.graph_of_aliases()).into_iter().flatten() {
            let Some(TypeKind::Alias(ty)) = self.types.kind(id) else {
                continue;
            };
            let mut count = levels(ty, &|part| known.get(part.0).copied().unwrap_or_default());
            if count > MAX_DEPTH {
                // Count the containers of dependents anew.
                count = 0;
                let place = self.types.place(id).cloned();
                self.report_deep(&place.unwrap_or_default());
            }
            if let Some(known) = known.get_mut(id.0) {
                *known = count;
            }
        }
    }

    fn report_deep(&mut self, place: &Place) {
        let message = format!("more than {MAX_DEPTH} nested arrays and maps");
        self.diagnose(Code::TooDeep, place, message)
            .label("the limit is exceeded here")
            .help("put an object between them");
    }
}

/// Returns the depth of nested arrays and maps.
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
        _ => 0,
    }
}
