//! Lists, filters and adds the animals of the store. The browser calls `main` when it has loaded the page.

use generated_client::pets::{CreatePetFailure, ListPetsFailure};
use generated_client::types::NewPetRequired;
use generated_client::{BuildError, Client, Environment, Failure, NewPet, PetStatus, TextEnum};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Document, Element, Event, FormData, HtmlFormElement};

fn main() {
    on_submit("list", list);
    on_submit("add", add);
    spawn_local(list());
}

/// A client of the API with the same origin as the page, and the key in its form.
fn client() -> Result<Client, BuildError> {
    let origin = document().location().and_then(|it| it.origin().ok());
    let base_url = format!("{}/v1", origin.unwrap_or_default());
    Client::builder(Environment::at(base_url))
        .api_key(field("list", "key"))
        .build()
}

/// Lists the animals of all pages with the selected status.
async fn list() {
    match animals().await {
        Ok(animals) => {
            let items = animals.iter().map(|animal| {
                let item = document().create_element("li").expect("`li` is a name");
                item.set_text_content(Some(animal));
                JsValue::from(item)
            });
            element::<Element>("pets").replace_children_with_node(&items.collect());
            show(&format!("Animals: {}", animals.len()));
        }
        Err(message) => show(&message),
    }
}

async fn animals() -> Result<Vec<String>, String> {
    let client = client().map_err(|error| error.to_string())?;
    let mut call = client.list_pets();
    // An empty text is the option `any`.
    match field("list", "status") {
        status if status.is_empty() => {}
        status => call = call.status(PetStatus::from_text(&status)),
    }
    if let Ok(limit) = field("list", "limit").parse() {
        call = call.limit(limit);
    }
    let mut pets = call.items();
    let mut animals = Vec::new();
    while let Some(pet) = pets.next().await {
        let pet = pet.map_err(list_failure)?;
        let status = pet.status.unwrap_or(PetStatus::Available);
        animals.push(format!("{} ({status})", pet.name));
    }
    Ok(animals)
}

fn list_failure(failure: Failure<ListPetsFailure>) -> String {
    match failure {
        Failure::Operation(ListPetsFailure::Unauthorized(_)) => "The key is invalid.".to_owned(),
        Failure::Operation(ListPetsFailure::BadRequest(error)) => error.message.clone(),
        Failure::Transport(error) => format!("The store did not respond: {error}"),
        other => other.to_string(),
    }
}

/// Adds an animal, and lists all.
async fn add() {
    let client = match client() {
        Ok(client) => client,
        Err(error) => return show(&error.to_string()),
    };
    let Ok(category_id) = field("add", "category").parse() else {
        return show("The category is not a number.");
    };
    let name = field("add", "name");
    let pet = NewPet::from(NewPetRequired { name, category_id });
    match client.create_pet(pet).send().await {
        Ok(_) => list().await,
        Err(Failure::Operation(CreatePetFailure::Unauthorized(_))) => show("The key is invalid."),
        Err(Failure::Operation(CreatePetFailure::BadRequest(error))) => show(&error.message),
        Err(other) => show(&other.to_string()),
    }
}

/// Calls `respond` when a form is submitted.
fn on_submit<F: Future<Output = ()> + 'static>(form: &str, respond: fn() -> F) {
    let listener = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        event.prevent_default();
        spawn_local(respond());
    });
    element::<HtmlFormElement>(form).set_onsubmit(Some(listener.as_ref().unchecked_ref()));
    // The page needs the listener as long as it is open.
    listener.forget();
}

/// The text in a field of a form.
fn field(form: &str, name: &str) -> String {
    let data = FormData::new_with_form(&element(form));
    data.map_or(JsValue::NULL, |data| data.get(name))
        .as_string()
        .unwrap_or_default()
}

fn show(message: &str) {
    element::<Element>("message").set_text_content(Some(message));
}

fn element<T: JsCast>(id: &str) -> T {
    let element = document().get_element_by_id(id);
    element
        .and_then(|element| element.dyn_into().ok())
        .expect("`index.html` has the element")
}

fn document() -> Document {
    web_sys::window()
        .and_then(|window| window.document())
        .expect("a page has a document")
}
