//! The case `patches`: a `PATCH` of absent properties, `null` and values.

use std::borrow::Cow;
use std::sync::Mutex;

use client::operations::{ListTodosHeaders, PatchTodoFailure, PatchTodoRequired};
use client::{Client, Environment, Failure, Nullable, Priority, RetryPolicy, TodoPatch};
use serde_json::json;
use server::operations::{
    DeleteTodosFailure, DeleteTodosRequest, DeleteTodosResponse, ListTodosFailure, ListTodosRequest,
    ListTodosResponse, PatchTodoRequest, PatchTodoResponse,
};
use server::types::TodoRequired;
use server::{Admit, Api, Server, Todo};

/// Stores one todo.
struct Store(Mutex<Todo>);

impl Admit for Store {}

impl Api for Store {
    async fn patch_todo(
        &self,
        request: PatchTodoRequest,
    ) -> Result<PatchTodoResponse, server::operations::PatchTodoFailure> {
        let mut todo = self.0.lock().unwrap();
        let patch = request.body;
        if let Some(title) = patch.title {
            todo.title = title;
        }
        patch.note.apply_to(&mut todo.note);
        if let Some(tags) = patch.tags {
            todo.tags = tags;
        }
        if !patch.due.is_absent() {
            todo.due = patch.due.into_value().into();
        }
        Ok(todo.clone().into())
    }

    async fn list_todos(
        &self,
        request: ListTodosRequest,
    ) -> Result<ListTodosResponse, ListTodosFailure> {
        assert_eq!(request.priority.unwrap(), [server::Priority::High]);
        let filter = match request.tag {
            Some(tags) if tags == ["all"] => server::Nullable::Null,
            Some(tags) => tags.into(),
            None => server::Nullable::Absent,
        };
        let todos = vec![self.0.lock().unwrap().clone()];
        Ok(ListTodosResponse::from(todos).x_filter(filter))
    }

    async fn delete_todos(
        &self,
        request: DeleteTodosRequest,
    ) -> Result<DeleteTodosResponse, DeleteTodosFailure> {
        assert_eq!(request.id, [1, 2]);
        Ok(DeleteTodosResponse::default())
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let todo = TodoRequired {
        title: "Bread".to_owned(),
        note: Some("whole wheat".to_owned()),
        tags: Vec::new(),
    };
    let todo = Todo::from(todo).due(None).kind("errand").steps(["go", "buy"]);
    let server = Server::new(Store(Mutex::new(todo)));
    let builder = Client::builder(Environment::at("http://api.example")).transport(server);
    let client = builder.retry(RetryPolicy::none()).build().unwrap();
    setters();
    send(&client).await.unwrap();
    lists(&client).await;
}

/// The values that setters accept, and the encoded patches.
fn setters() {
    let (title, names) = ("Milk".to_owned(), vec!["a".to_owned()]);
    let text = |patch: TodoPatch| serde_json::to_string(&patch).unwrap();
    let new = TodoPatch::default;
    let titles = [
        new().title("Milk"),
        new().title(&title),
        new().title(Cow::Borrowed("Milk")),
        new().title(Some(title.clone())),
        new().title(title.clone()),
    ];
    for patch in titles {
        assert_eq!(text(patch), r#"{"title":"Milk"}"#);
    }
    assert_eq!(text(new().title(None)), "{}");
    let notes = [
        (new().note("x"), r#"{"note":"x"}"#),
        (new().note(&title), r#"{"note":"Milk"}"#),
        (new().note(Some(title)), r#"{"note":"Milk"}"#),
        (new().note(None), r#"{"note":null}"#),
        (new().note(Nullable::Null), r#"{"note":null}"#),
        (new().note("x").note(Nullable::Absent), "{}"),
        (new().rank(3), r#"{"rank":3}"#),
        (new().rank(None), r#"{"rank":null}"#),
        (new().nested(new().rank(1)), r#"{"nested":{"rank":1}}"#),
        (new().nested(None), r#"{"nested":null}"#),
        (new().due(None), r#"{"due":null}"#),
    ];
    let lists = [
        (new().tags(["a", "b"]), r#"{"tags":["a","b"]}"#),
        (new().tags(&names), r#"{"tags":["a"]}"#),
        (new().tags(names.iter().map(|name| name.to_uppercase())), r#"{"tags":["A"]}"#),
        (new().priorities([Priority::Low]), r#"{"priorities":["low"]}"#),
        (new().priorities(vec![]), r#"{"priorities":[]}"#),
        (new().links(["a"]), r#"{"links":["a"]}"#),
        (new().links([String::new()]), r#"{"links":[""]}"#),
        (new().links(names.clone()), r#"{"links":["a"]}"#),
        (new().links(vec![]), r#"{"links":[]}"#),
        (new().links(None), r#"{"links":null}"#),
        (new().tags(names), r#"{"tags":["a"]}"#),
    ];
    for (patch, expected) in notes.into_iter().chain(lists) {
        assert_eq!(text(patch.clone()), expected);
        assert_eq!(serde_json::from_str::<TodoPatch>(expected).unwrap(), patch);
    }
    let patch = new().note("x");
    assert_eq!(patch.note.as_deref(), Some("x"));
    assert_eq!(json!({"note": patch.note, "rank": 1}), json!({"note": "x", "rank": 1}));
    assert_eq!(json!(patch), json!({"note": "x"}));
}

async fn send(client: &Client) -> Result<(), Failure<PatchTodoFailure>> {
    let id = 7;
    let patch = TodoPatch::default().title("Milk").note(None).tags(["shop", "today"]);
    assert_eq!(
        json!(patch),
        json!({"title": "Milk", "note": null, "tags": ["shop", "today"]})
    );
    let todo = client.patch_todo(PatchTodoRequired { id, body: patch }).send().await?;
    let due = match &todo.due {
        Nullable::Absent => "unknown".to_owned(),
        Nullable::Null => "any time".to_owned(),
        Nullable::Value(due) => due.to_string(),
    };
    assert_eq!((todo.title.as_str(), &todo.note, due.as_str()), ("Milk", &None, "any time"));
    assert_eq!(todo.tags, ["shop", "today"]);
    assert_eq!(todo.kind.as_deref(), Some("errand"));
    let unchanged = TodoPatch::default();
    let same = client.patch_todo(PatchTodoRequired { id, body: unchanged }).send().await?;
    assert_eq!(same.body(), todo.body());
    let violating = TodoPatch::default().note("longer than twenty characters").rank(0);
    let refused = client.patch_todo(PatchTodoRequired { id, body: violating }).send().await;
    let refused = format!("{:?}", refused.unwrap_err());
    assert!(refused.contains("/note") && refused.contains("/rank"), "{refused}");
    Ok(())
}

async fn lists(client: &Client) {
    let calls = [
        (client.list_todos().priority([Priority::High]).tag(["a"]), Nullable::from(["a"])),
        (client.list_todos().priority([Priority::High]).tag(vec!["all"]), Nullable::Null),
        (client.list_todos().priority(vec![Priority::High]), Nullable::Absent),
    ];
    for (call, filter) in calls {
        let reply = call.send().await.unwrap();
        assert_eq!(reply.headers::<ListTodosHeaders>().x_filter, filter);
    }
    client.delete_todos([1, 2]).send().await.unwrap();
    client.delete_todos(1..3).send().await.unwrap();
}
