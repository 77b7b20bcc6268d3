//! Content negotiation: the names for bodies with several media types.

use openapi_crates_runtime::generator::media_type::is_within;

use crate::lower::Lowering;
use crate::lowered::{Content, Negotiation, Offer, Operation, OtherBody, Side, View};
use crate::names::{Case, Name, Scope};
use crate::report::{Code, quoted};
use crate::source::{Place, keys};

impl Lowering<'_> {
    /// Names the items for additional media types. Names of the description take precedence. `methods` has the
    /// methods of the client.
    pub fn name_media_types(&mut self, operations: &mut [Operation], methods: &mut Scope) {
        for operation in operations.iter_mut() {
            operation.other_bodies = self.other_bodies(operation, methods);
            operation.negotiation = self.negotiation(operation);
            operation.views = self.views(operation);
        }
        self.report_unread_errors(operations);
    }

    /// Reports the media types of errors that clients do not read.
    fn report_unread_errors(&mut self, operations: &[Operation]) {
        let mut unread: Vec<(Place, String)> = Vec::new();
        let errors = operations
            .iter()
            .flat_map(|one| one.responses_of(Side::Failure));
        let contents = errors.filter_map(|response| self.content_of(&response.shape));
        for content in contents.filter(|content| content.depends_on_media_type()) {
            let mut unions = self.content_unions.iter();
            let Some((place, _)) = unions.find(|(_, one)| one.union() == content.union()) else {
                continue;
            };
            let keys = keys(self.document.raw(place));
            for other in content.variants().iter().skip(1) {
                let (other, first) = (other.essence(), content.first().essence());
                let mut own = keys
                    .clone()
                    .filter(|key| is_within(key.as_bytes(), other.as_bytes()));
                let place = own.next().map_or(place.clone(), |key| place.key(key));
                let message = format!(
                    "media type {} of an error is left out of the client in favour of {}",
                    quoted(other),
                    quoted(first)
                );
                if !unread.iter().any(|(known, _)| *known == place) {
                    unread.push((place, message));
                }
            }
        }
        for (place, message) in unread {
            self.diagnose(Code::SkippedMediaType, &place, message)
                .at_key()
                .label("such an error is `Failure::Malformed`");
        }
    }

    /// Returns the alternatives of the request body.
    fn other_bodies(&mut self, operation: &Operation, methods: &mut Scope) -> Vec<OtherBody> {
        let choice = operation
            .body
            .as_ref()
            .and_then(|body| body.content.union());
        let others = choice
            .into_iter()
            .flat_map(|choice| choice.variants.iter().skip(1));
        let others: Vec<_> = others.cloned().collect();
        let named = others.into_iter().filter_map(|variant| {
            let words = format!("{}_as_{}", operation.name.plain(), variant.name.plain());
            let name = free(&words, methods);
            let stem = self.stem_as(operation, &variant.name, &["Required"])?;
            let content = variant.content;
            Some(OtherBody {
                name,
                stem,
                content,
            })
        });
        named.collect()
    }

    /// Returns the media types of successful responses, if there are several.
    fn negotiation(&mut self, operation: &Operation) -> Option<Negotiation> {
        let contents = self.successes(operation);
        if !contents.iter().any(|content| content.union().is_some()) {
            return None;
        }
        let mut scope = Scope::default();
        let mut offers: Vec<Offer> = Vec::new();
        for content in contents.iter().flat_map(Content::variants) {
            let media_type = content.essence().to_ascii_lowercase();
            if offers.iter().all(|offer| offer.media_type != media_type) {
                let name = crate::lower::content::variant_name(&media_type, &mut scope);
                offers.push(Offer { name, media_type });
            }
        }
        let mut fields = field_names(operation);
        let field = free("accept", &mut fields);
        let type_name = self.claimed(operation, "Accept", &[""])?;
        Some(Negotiation {
            field,
            type_name,
            offers,
        })
    }

    /// Returns the media types that a client can request instead of the first.
    fn views(&mut self, operation: &Operation) -> Vec<View> {
        let Some(negotiation) = &operation.negotiation else {
            return Vec::new();
        };
        let contents = self.successes(operation);
        let is_other = |offer: &&Offer| {
            let choices = contents.iter().filter_map(Content::union);
            let mut others = choices.flat_map(|choice| choice.variants.iter().skip(1));
            others.any(|variant| {
                variant
                    .content
                    .essence()
                    .eq_ignore_ascii_case(&offer.media_type)
            })
        };
        let mut setters = field_names(operation);
        let mut views = Vec::new();
        for offer in negotiation.offers.iter().filter(is_other) {
            let name = free(&format!("as_{}", offer.name.plain()), &mut setters);
            let stem = self.stem_as(operation, &offer.name, &["", "Success"]);
            if let Some(stem) = stem {
                let media_type = offer.media_type.clone();
                views.push(View {
                    name,
                    stem,
                    media_type,
                });
            }
        }
        views
    }

    /// Returns the bodies of successful responses.
    fn successes(&self, operation: &Operation) -> Vec<Content> {
        let responses = operation.responses_of(Side::Success).into_iter();
        responses
            .filter_map(|response| self.content_of(&response.shape).cloned())
            .collect()
    }

    /// Claims the names of types for a media type: `ListPetsAsCsv`.
    fn stem_as(
        &mut self,
        operation: &Operation,
        variant: &Name,
        suffixes: &[&str],
    ) -> Option<Name> {
        let suffix = format!("As{}", variant.plain());
        self.claimed(operation, &suffix, suffixes)
    }

    fn claimed(&mut self, operation: &Operation, suffix: &str, suffixes: &[&str]) -> Option<Name> {
        let wanted = Name {
            wire: operation.name.wire.clone(),
            rust: operation.type_name(suffix),
        };
        let is_free = |stem: &Name| self.types.claim_all(&stem.suffixed(suffixes)).is_ok();
        wanted.or_similar("Body").find(is_free)
    }
}

/// Claims a name, with a number if it is taken.
fn free(words: &str, scope: &mut Scope) -> Name {
    let plain = Name::lower(words, None);
    let name = scope.free(Case::Lower, [plain.clone()], &plain);
    // It is free.
    let _ = scope.claim(&name);
    name
}

/// Returns the names of the parameters and the body.
fn field_names(operation: &Operation) -> Scope {
    let names: Vec<&str> = operation
        .all_parameters()
        .map(|parameter| parameter.field.name.rust.as_str())
        .chain(["body"])
        .collect();
    Scope::with_reserved(names)
}
