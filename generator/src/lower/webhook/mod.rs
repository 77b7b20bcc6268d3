//! Webhooks and callbacks: requests that the server sends to the client.
//!
//! In: `webhooks` and the `callbacks` of operations. Out: [`Webhooks`], lowered as operations without a path. The security
//! requirements of the API do not apply to them. Depends on `operation`.

use crate::lower::Lowering;
use crate::lower::operation::{Found, Shared, find_in};
use crate::lower::parameter::Parameters;
use crate::lower::security::Schemes;
use crate::lower::server::AllServers;
use crate::lowered::{Content, ContentKind, Credential, Operation, Security, Webhook, Webhooks};
use crate::names::{self, Case, Name, Scope, Taken};
use crate::report::{Code, quoted};
use crate::source::Place;

impl<'a> Lowering<'a> {
    /// Returns `true` if the document has webhooks or callbacks.
    pub fn has_webhooks(&self) -> bool {
        let document = self.document;
        let mut operations = document.operations();
        !document.webhooks().is_empty()
            || operations.any(|operation| !operation.callbacks.is_empty())
    }

    /// Finds the webhooks, then the callbacks of operations.
    pub fn find_webhooks(&mut self, operations: &[Found<'a>]) -> Vec<Found<'a>> {
        let document = self.document;
        let mut found = Vec::new();
        for (key, place) in document.webhooks() {
            if let Some(item) = document.path_item(&place) {
                let key = key.to_owned();
                let webhook = Some(Webhook::Webhook { key });
                found.extend(find_in(document, "", webhook, item.item, &item.place));
            }
        }
        self.find_callbacks(operations, &mut found);
        for one in &found {
            self.warn_of_ignored_parts(one);
        }
        found
    }

    /// Finds the callbacks of operations, each once.
    fn find_callbacks(&mut self, operations: &[Found<'a>], found: &mut Vec<Found<'a>>) {
        let document = self.document;
        let mut known: Vec<(Place, usize, usize)> = Vec::new();
        for operation in operations {
            let name = operation.shown();
            for callback in document.callbacks(&operation.place) {
                let same = known.iter().find(|(place, _, _)| *place == callback.place);
                if let Some((_, first, last)) = same {
                    for same in found.get_mut(*first..*last).into_iter().flatten() {
                        if let Some(Webhook::Callback { operations, .. }) = &mut same.webhook
                            && !operations.contains(&name)
                        {
                            operations.push(name.clone());
                        }
                    }
                    continue;
                }
                let first = found.len();
                if let Some(item) = document.path_item(&callback.place) {
                    let webhook = Some(Webhook::Callback {
                        key: callback.key.to_owned(),
                        operations: vec![name.clone()],
                        expression: callback.address.to_owned(),
                    });
                    found.extend(find_in(document, "", webhook, item.item, &item.place));
                }
                known.push((callback.place, first, found.len()));
            }
        }
    }

    /// Lowers webhooks, in their order.
    pub fn webhooks(&mut self, found: &[Found<'a>], servers: &AllServers) -> Webhooks {
        if found.is_empty() {
            return Webhooks::default();
        }
        self.types.reserve(&names::OF_WEBHOOK_TYPES);
        let own_schemes = Schemes::with_reserved(&names::OF_WEBHOOK_SCHEMES);
        let of_operations = std::mem::replace(&mut self.schemes, own_schemes);
        let shared = Shared {
            servers,
            security: &Security::default(),
            common: &[],
        };
        let mut scope = Scope::with_reserved(names::OF_OPERATIONS.iter().copied());
        let mut operations = self.lower_operations(found, &shared, &mut scope);
        self.name_media_types(&mut operations, &mut scope);
        operations.iter_mut().for_each(make_tolerant);
        let mut schemes = std::mem::replace(&mut self.schemes, of_operations);
        // Senders are given their tokens.
        for scheme in &mut schemes.schemes {
            scheme.oauth = None;
        }
        let place = Place::root().key("components").key("securitySchemes");
        for scheme in &schemes.schemes {
            if scheme.credential == Credential::Certificate {
                let what = "a webhook with mutual TLS";
                self.unsupported(Code::UnsupportedHook, &place.key(&scheme.name.wire), what)
                    .at_key();
            }
        }
        Webhooks {
            operations,
            schemes: schemes.schemes,
            verifiers: schemes.verifiers,
            error_bodies: Vec::new(),
            open_statuses: Vec::new(),
            failure_sets: Vec::new(),
        }
    }

    /// Warns of path parameters of a webhook.
    pub fn warn_of_path_parameters(&mut self, declared: &Parameters, place: &Place) {
        for parameter in &declared.path {
            let name = quoted(&parameter.field.name.wire);
            let message = format!("path parameter {name} of a webhook is ignored");
            self.diagnose(Code::WebhookPath, place, message).at_key();
        }
    }

    /// Warns of servers and callbacks of a webhook.
    fn warn_of_ignored_parts(&mut self, found: &Found<'a>) {
        if found.own_servers().is_some() {
            self.diagnose(
                Code::WebhookPath,
                &found.place,
                "servers of a webhook are ignored",
            )
            .at_key()
            .note("the receiver chooses the URL");
        }
        if !found.operation.callbacks.is_empty() {
            let place = found.place.key("callbacks");
            self.unsupported(Code::UnsupportedHook, &place, "a callback of a webhook");
        }
    }
}

/// Removes defaults from a webhook, and schemas where only they decide which values are valid: its receiver is a client, which
/// accepts what a newer server sends. Parameters and forms need the types of their schemas.
fn make_tolerant(webhook: &mut Operation) {
    for parameter in webhook.all_parameters_mut() {
        parameter.field.default = None;
    }
    webhook.request_contents_mut().for_each(remove_schemas);
}

fn remove_schemas(content: &mut Content) {
    if !matches!(content.kind, ContentKind::Form(_)) {
        content.schema = None;
    }
    if let ContentKind::Union(union) = &mut content.kind {
        let variants = union.variants.iter_mut();
        variants.for_each(|variant| remove_schemas(&mut variant.content));
    }
}

/// The id of a webhook: its `operationId`, unless another webhook shares it, or else its key, after the operation of a
/// callback, and with the method if there are several.
pub fn id(id: Option<&str>, webhook: &Webhook, found: &Found<'_>, taken: &mut Scope) -> String {
    let check = |id: &str| taken.check(&Name::lower_in_ascii(id));
    let is_another = |id: &&str| matches!(check(id), Err(Taken::By(other)) if other == *id);
    if let Some(id) = id.filter(|id| !is_another(id)) {
        return id.to_owned();
    }
    let (key, owner) = match webhook {
        Webhook::Webhook { key } => (key, None),
        Webhook::Callback {
            key, operations, ..
        } => {
            // An `operationId` rather than a method and path.
            let names = operations.iter();
            (key, names.min_by_key(|name| (name.contains(' '), *name)))
        }
    };
    let owner = owner.map(|owner| format!("{owner} ")).unwrap_or_default();
    let method = found.method.as_str().to_lowercase();
    let is_only = found.is_only;
    let short = is_only.then(|| Name::lower_in_ascii(&format!("{owner}{key}")));
    let full = Name::lower_in_ascii(&format!("{owner}{method} {key}"));
    let names = short.into_iter().chain([full.clone()]);
    let name = taken.free(Case::Lower, names, &full);
    name.plain().to_owned()
}

#[cfg(test)]
mod tests {
    use crate::lower::{OperationOptions, lower};
    use crate::lowered::Webhook;
    use crate::options::TypeChoices;
    use crate::report::Report;
    use crate::source::{Source, Wanted, read};

    /// Checks the name, method and origin of each webhook.
    #[track_caller]
    fn check(version: &str, rest: &str, expected: &[(&str, &str, &str)]) {
        let text =
            format!("openapi: {version}\ninfo: {{title: t, version: '1'}}\npaths:\n  {rest}");
        let (source, mut report) = (Source::new("a.yaml", text), Report::new());
        let document = read(&source, &Wanted::default(), &mut report).expect("a document");
        let options = OperationOptions::default();
        let api = lower(&document, &TypeChoices::default(), options, &mut report);
        assert!(!report.has_errors(), "{:?}", report.diagnostics());
        let webhooks = api.webhooks.operations.iter().map(|operation| {
            let from = match operation.webhook.as_ref().expect("a webhook") {
                Webhook::Webhook { key } => key.clone(),
                Webhook::Callback { operations, .. } => operations.join(", "),
            };
            let (name, method) = (operation.name.rust.clone(), operation.method.as_str());
            (name, method.to_owned(), from)
        });
        let expected = expected
            .iter()
            .map(|(name, method, from)| ((*name).into(), (*method).into(), (*from).into()));
        assert_eq!(webhooks.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    }

    const DONE: &str = "{responses: {'200': {description: Done.}}}";

    #[test]
    fn webhooks_are_named_after_their_keys() {
        let rest = format!(
            "{{}}\nwebhooks:\n  newPet: {{post: {DONE}, put: {DONE}}}\n  a.gone: {{post: {DONE}}}\n  \
             verify: {{post: {DONE}}}\n"
        );
        let expected = [
            ("put_new_pet", "PUT", "newPet"),
            ("post_new_pet", "POST", "newPet"),
            ("a_gone", "POST", "a.gone"),
            ("verify", "POST", "verify"),
        ];
        check("3.1.0", &rest, &expected);
    }

    #[test]
    fn webhooks_of_3_0_are_an_extension() {
        let webhooks = format!("x-webhooks: {{gone: {{post: {DONE}}}}}\n");
        check(
            "3.0.3",
            &format!("{{}}\n{webhooks}"),
            &[("gone", "POST", "gone")],
        );
        check("3.1.0", &format!("{{}}\n{webhooks}"), &[]);
        check("3.0.3", "{}\nx-webhooks: [gone]\n", &[]);
        check("3.0.3", "{}\nx-webhooks: {gone: true}\n", &[]);
    }

    // `tests/cases/hooks.yaml` has shared callbacks and webhooks that share an operation.
    #[test]
    fn callbacks_are_named_after_their_operations() {
        let rest = format!(
            "/a:\n    post: {{operationId: makeA, callbacks: {{own: {{'{{$url}}': {{post: {DONE}}}, \
             x-said: {{}}}}}}, responses: {{}}}}\n"
        );
        check("3.0.3", &rest, &[("make_a_own", "POST", "makeA")]);
    }
}
