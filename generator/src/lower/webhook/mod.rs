//! Webhooks and callbacks: what the server asks of the client.
//!
//! They are understood as operations without a path. The keys that the API asks for are nothing
//! to them: only what a hook itself states of its security is.

mod runtime_expression;

use crate::lower::Lowering;
use crate::lower::operation::Found;
use crate::lower::operation::{RESERVED, Shared};
use crate::lower::parameter::Parameters;
use crate::lower::security::Schemes;
use crate::lower::server::AllServers;
use crate::model::{
    Content, ContentKind, Credential, Operation, Parameter, PathSegment, Security, Webhook,
    Webhooks,
};
use crate::names::{Case, Name, Scope, Taken};
use crate::report::{Code, quoted};
use crate::source::Place;

/// Names that generated code uses beside those of types.
const BESIDE_TYPES: &[&str] = &["Addressee", "Hook", "Receive", "Verify"];

/// Names that it exports beside those of hooks.
const BESIDE_HOOKS: &[&str] = &[
    "HookService",
    "InvalidAddress",
    "Receiver",
    "Sender",
    "SenderBuilder",
];

/// Names that stand beside those of security schemes.
const BESIDE_SCHEMES: &[&str] = &["addressee", "connections", "hook", "receive", "to"];

impl<'a> Lowering<'a> {
    /// Keeps names for what is generated of hooks, if there are any.
    pub(super) fn reserve_names_beside_types(&mut self) {
        if self.has_hooks() {
            self.types.reserve(BESIDE_TYPES);
        }
    }

    /// Whether the document has webhooks or callbacks.
    pub(super) fn has_hooks(&self) -> bool {
        let document = self.document;
        let mut operations = document.openapi.operations();
        !document.webhooks().is_empty()
            || operations.any(|(_, _, operation)| !operation.callbacks.is_empty())
    }

    /// Finds the webhooks, and behind them the callbacks of operations.
    pub(super) fn find_hooks(&mut self, operations: &[Found<'a>]) -> Vec<Found<'a>> {
        let mut found = self.find_webhooks();
        self.find_callbacks(operations, &mut found);
        for one in &found {
            self.warn_of_parts(one);
        }
        found
    }

    /// The hooks, in the order in which they were found.
    pub(super) fn hooks(&mut self, found: &[Found<'a>], servers: &AllServers) -> Webhooks {
        if found.is_empty() {
            return Webhooks::default();
        }
        self.types.reserve(BESIDE_HOOKS);
        let of_operations = std::mem::replace(&mut self.schemes, Schemes::beside(BESIDE_SCHEMES));
        let shared = Shared {
            servers,
            security: &Security::default(),
            common: &[],
        };
        let mut scope = Scope::with_reserved(RESERVED.into_iter().chain(["verify"]));
        let mut operations = self.understood_operations(found, &shared, &mut scope);
        self.name_choices(&mut operations, &mut scope);
        operations.iter_mut().for_each(take_as_it_comes);
        let schemes = std::mem::replace(&mut self.schemes, of_operations);
        self.refuse_certificates(&schemes);
        Webhooks {
            operations,
            schemes: schemes.schemes,
            verifiers: schemes.verifiers,
            error_bodies: Vec::new(),
        }
    }

    /// Refuses hooks whose sender is known by its certificate.
    fn refuse_certificates(&mut self, schemes: &Schemes) {
        let place = Place::root().key("components").key("securitySchemes");
        for scheme in &schemes.schemes {
            if scheme.credential == Credential::Certificate {
                let what = "a hook whose sender is known by its certificate";
                self.unsupported(Code::UnsupportedHook, &place.key(&scheme.name.wire), what)
                    .at_key();
            }
        }
    }

    fn find_webhooks(&mut self) -> Vec<Found<'a>> {
        let document = self.document;
        let mut found = Vec::new();
        for (key, place) in document.webhooks() {
            if let Some(item) = document.path_item(&place) {
                let key = key.to_owned();
                let hook = Some(Webhook::Webhook { key });
                self.find_in("", hook, item.item, item.place, &mut found);
            }
        }
        found
    }

    /// Finds the callbacks of operations. One that several operations have is found once.
    fn find_callbacks(&mut self, operations: &[Found<'a>], found: &mut Vec<Found<'a>>) {
        let document = self.document;
        let mut known: Vec<(Place, usize, usize)> = Vec::new();
        for operation in operations {
            let name = operation.shown();
            for callback in document.callbacks(&operation.place) {
                let same = known.iter().find(|(place, _, _)| *place == callback.place);
                if let Some((_, first, last)) = same {
                    let same = found.get_mut(*first..*last).into_iter().flatten();
                    same.for_each(|same| add_operation(&mut same.webhook, &name));
                    continue;
                }
                let first = found.len();
                if !runtime_expression::is_address(callback.address) {
                    self.refuse_address(callback.address, &callback.place);
                } else if let Some(item) = document.path_item(&callback.place) {
                    let hook = Some(Webhook::Callback {
                        key: callback.key.to_owned(),
                        operations: vec![name.clone()],
                        expression: callback.address.to_owned(),
                    });
                    self.find_in("", hook, item.item, item.place, found);
                }
                known.push((callback.place, first, found.len()));
            }
        }
    }

    /// The path of a hook, which has none.
    pub(super) fn no_path(
        &mut self,
        declared: &Parameters,
        place: &Place,
    ) -> (Vec<PathSegment>, Vec<Parameter>) {
        for parameter in &declared.path {
            let name = quoted(&parameter.field.name.wire);
            let message = format!("a hook has no path for the parameter {name}, which is ignored");
            self.report.add(Code::PathOfHook, place, message).at_key();
        }
        (Vec::new(), Vec::new())
    }

    /// Tells of what a hook has and that means nothing to it.
    fn warn_of_parts(&mut self, found: &Found<'a>) {
        if !found.item.servers.is_empty() || !found.operation.servers.is_empty() {
            self.report
                .add(
                    Code::PathOfHook,
                    &found.place,
                    "the servers of a hook are ignored",
                )
                .at_key()
                .help("it is sent to the address that its receiver chose");
        }
        if !found.operation.callbacks.is_empty() {
            self.unsupported(
                Code::UnsupportedHook,
                &found.place.key("callbacks"),
                "a callback of a hook",
            );
        }
    }
}

fn add_operation(hook: &mut Option<Webhook>, name: &str) {
    if let Some(Webhook::Callback { operations, .. }) = hook
        && operations.iter().all(|known| known != name)
    {
        operations.push(name.to_owned());
    }
}

/// Takes from a hook what makes a server strict: who receives hooks is a client, and survives what
/// a newer server sends.
fn take_as_it_comes(hook: &mut Operation) {
    for parameter in &mut hook.parameters {
        parameter.field.default = None;
    }
    let body = hook.body.iter_mut().map(|body| &mut body.content);
    let others = hook.other_bodies.iter_mut();
    for content in body.chain(others.map(|other| &mut other.content)) {
        drop_rules(content);
    }
}

fn drop_rules(content: &mut Content) {
    content.constraint = None;
    if let ContentKind::Union(choice) = &mut content.kind {
        let variants = choice.variants.iter_mut();
        variants.for_each(|variant| drop_rules(&mut variant.content));
    }
}

/// What a hook is called: its `operationId`, unless it shares that with another hook, or else its
/// key, behind the operation that it is a callback of, and with its method where it is not the
/// only one.
pub(super) fn id(id: Option<&str>, hook: &Webhook, found: &Found<'_>, taken: &mut Scope) -> String {
    let check = |id: &str| taken.check(&Name::lower_in_ascii(id));
    let is_another = |id: &&str| matches!(check(id), Err(Taken::By(other)) if other == *id);
    if let Some(id) = id.filter(|id| !is_another(id)) {
        return id.to_owned();
    }
    let (key, whose) = match hook {
        Webhook::Webhook { key } => (key, None),
        Webhook::Callback {
            key, operations, ..
        } => (
            key,
            operations
                .iter()
                .min_by_key(|name| (name.contains(' '), *name)),
        ),
    };
    let whose = whose.map(|whose| format!("{whose} ")).unwrap_or_default();
    let method = found.method.as_str().to_lowercase();
    let is_only = found.item.iter().nth(1).is_none();
    let short = is_only.then(|| format!("{whose}{key}"));
    let full = format!("{whose}{method} {key}");
    let full = Name::lower_in_ascii(&full);
    let short = short.map(|short| Name::lower_in_ascii(&short));
    let names = short.into_iter().chain([full.clone()]);
    let name = taken.free(Case::Lower, names, &full);
    name.plain().to_owned()
}

#[cfg(test)]
mod tests {
    use crate::choices::TypeChoices;
    use crate::lower::lower;
    use crate::model::Webhook;
    use crate::report::Report;
    use crate::source::{Source, Wanted, read};

    /// Each hook: what it is called, its method, and where it is from.
    #[track_caller]
    fn check(version: &str, rest: &str, expected: &[(&str, &str, &str)]) {
        let text =
            format!("openapi: {version}\ninfo: {{title: t, version: '1'}}\npaths:\n  {rest}");
        let (source, mut report) = (Source::new("a.yaml", text), Report::new());
        let document = read(&source, &Wanted::default(), &mut report).expect("a document");
        let api = lower(&document, &TypeChoices::default(), false, &mut report);
        assert!(!report.has_errors(), "{:?}", report.diagnostics());
        let hooks = api.webhooks.operations.iter().map(|operation| {
            let from = match operation.webhook.as_ref().expect("a hook") {
                Webhook::Webhook { key } => key.clone(),
                Webhook::Callback { operations, .. } => operations.join(", "),
            };
            let (name, method) = (operation.name.rust.clone(), operation.method.as_str());
            (name, method.to_owned(), from)
        });
        let expected = expected
            .iter()
            .map(|(name, method, from)| ((*name).into(), (*method).into(), (*from).into()));
        assert_eq!(hooks.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    }

    const DONE: &str = "{responses: {'200': {description: Done.}}}";

    #[test]
    fn webhooks_are_called_by_their_keys() {
        let rest = format!(
            "{{}}\nwebhooks:\n  newPet: {{post: {DONE}, put: {DONE}}}\n  a.gone: {{post: {DONE}}}\n  \
             verify: {{post: {DONE}}}\n"
        );
        let expected = [
            ("put_new_pet", "PUT", "newPet"),
            ("post_new_pet", "POST", "newPet"),
            ("a_gone", "POST", "a.gone"),
            ("post_verify", "POST", "verify"),
        ];
        check("3.1.0", &rest, &expected);
    }

    #[test]
    fn webhooks_of_3_0_are_an_extension_that_may_be_anything_else() {
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

    #[test]
    fn callbacks_are_called_by_their_operations_and_shared_by_several() {
        let rest = format!(
            "/a:\n    post: {{operationId: makeA, callbacks: {{own: {{'{{$url}}': {{post: {DONE}}}}}, \
             shared: {{$ref: '#/components/callbacks/Shared'}}}}, responses: {{}}}}\n  /b:\n    \
             put: {{callbacks: {{other: {{$ref: '#/components/callbacks/Shared'}}}}, responses: {{}}}}\n\
             components:\n  callbacks:\n    Shared:\n      '{{$request.body#/a}}': {{post: {DONE}}}\n      \
             '{{$request.body#/b}}': {{post: {DONE}}}\n      x-said: {{}}\n"
        );
        let expected = [
            ("make_a_own", "POST", "makeA"),
            ("make_a_shared", "POST", "makeA, PUT /b"),
            ("make_a_post_shared", "POST", "makeA, PUT /b"),
        ];
        check("3.0.3", &rest, &expected);
    }

    #[test]
    fn webhooks_that_share_an_operation_have_names_of_their_own() {
        let rest = "{}\nwebhooks:\n  here: {$ref: '#/components/pathItems/Done'}\n  \
                    there: {$ref: '#/components/pathItems/Done'}\ncomponents:\n  pathItems:\n    Done:\n      \
                    post: {operationId: done, responses: {'200': {description: Done.}}}\n";
        let expected = [("done", "POST", "here"), ("there", "POST", "there")];
        check("3.1.0", rest, &expected);
    }
}
