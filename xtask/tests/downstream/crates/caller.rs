//! A program that is built on the client of the tea shop, as its users write it. A line that a case names by what it
//! uses ends in a comment that says so.

use std::error::Error;
use std::process::ExitCode;

use client::{
    Client,
    Delivery,
    Environment,
    Failure,
    GetDeliveryFailure, // uses: GetDelivery
    GetTeaFailure, // uses: GetTea
    Kind,
    ListTeasFailure, // uses: ListTeas
    ListTeasHeaders, // uses: ListTeasHeaders
    NewOrder,
    NewOrderRequired,
    OriginRequired,
    Packing,
    PlaceOrderCreatedHeaders, // uses: PlaceOrderSuccess
    PlaceOrderFailure,
    PlaceOrderSuccess, // uses: PlaceOrderSuccess
    Problem,
    State,
    Tea, // uses: Tea
    TeaRequired, // uses: Tea
};

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match calls().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("failed: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn calls() -> Result<(), Box<dyn Error>> {
    let address = std::env::args().nth(1).ok_or("an address is missing")?;
    let client = Client::builder(Environment::at(address)).build()?;
    println!("sample: {}", described(&sample()));
    list(&client).await?;
    look(&client).await?;
    order(&client).await?;
    follow(&client).await
}

/// A tea as tests need one.
fn sample() -> Tea {
    let origin = OriginRequired { country: "India".to_owned() }.into();
    let (kind, state) = (Kind::Black, State::Stored); // uses: stored
    let name = "Darjeeling".to_owned();
    let required = TeaRequired { id: 9, name, kind, state, origin }; // uses: TeaRequired, name
    required.into()
}

async fn list(client: &Client) -> Result<(), Box<dyn Error>> {
    let teas = client.list_teas().limit(10).kind(Kind::Green).send().await?; // uses: list_teas, limit, kind, green
    let total = teas.headers::<ListTeasHeaders>().x_total; // uses: x_total
    println!("teas: {} of {total:?}", teas.len());
    for tea in teas.iter() { // uses: iter
        println!("tea: {}", described(tea));
    }
    match client.list_teas().limit(13).send().await { // uses: list_teas, limit
        Err(Failure::Operation(ListTeasFailure::Default(reply))) => { // uses: default
            println!("list: {} {}", reply.status(), worded(&reply));
        }
        Err(other) => return Err(other.into()),
        Ok(teas) => return Err(format!("{} teas", teas.len()).into()),
    }
    Ok(())
}

fn described(tea: &Tea) -> String {
    let state = match &tea.state {
        State::Fresh => "fresh",
        State::Stored => "stored", // uses: stored
        other => other.as_str(),
    };
    let price = match tea.price { // uses: price
        Some(price) => format!("{:.2}", price / 10.0), // uses: Some(price)
        None => "unknown".to_owned(), // uses: None(price)
    };
    let name: &str = &tea.name; // uses: name
    format!("{} {name} {} {state} {price} {}", tea.id, tea.kind, tea.origin.country)
}

fn worded(problem: &Problem) -> &str {
    &problem.message
}

async fn look(client: &Client) -> Result<(), Box<dyn Error>> {
    let tea = client.get_tea(1).send().await?; // uses: get_tea
    println!("look: {}", described(&tea)); // uses: reply
    match client.get_tea(404).send().await { // uses: get_tea
        Err(Failure::Operation(GetTeaFailure::NotFound(problem))) => { // uses: not_found
            println!("look: 404 {}", worded(&problem));
        }
        Err(other) => return Err(other.into()),
        Ok(tea) => return Err(tea.name.clone().into()), // uses: name, reply
    }
    Ok(())
}

async fn order(client: &Client) -> Result<(), Box<dyn Error>> {
    for grams in [50, 500, 5000] {
        let order = NewOrder::from(NewOrderRequired { tea_id: 1, grams }); // uses: NewOrderRequired, grams
        let order = order.packing(Packing::Tin).note("For my aunt".to_owned()); // uses: tin, note
        match client.place_order(order).send().await { // uses: place_order
            Ok(PlaceOrderSuccess::Created(order)) => { // uses: created
                let location = order.headers::<PlaceOrderCreatedHeaders>().location; // uses: location
                println!("order: {} of {} g, at {location:?}", order.id, order.grams);
            }
            Ok(PlaceOrderSuccess::Accepted(waiting)) => println!("order: {} days", waiting.days), // uses: accepted, days
            Err(Failure::Operation(PlaceOrderFailure::Conflict(problem))) => { // uses: conflict
                println!("order: 409 {}", worded(&problem));
            }
            Err(Failure::Operation(PlaceOrderFailure::BadRequest(problem))) => {
                return Err(format!("400 {}", worded(&problem)).into());
            }
            Err(Failure::Undocumented(received)) => println!("order: undocumented {}", received.status()),
            Err(other) => return Err(other.into()),
            Ok(other) => return Err(format!("{other:?}").into()),
        }
    }
    Ok(())
}

async fn follow(client: &Client) -> Result<(), Box<dyn Error>> {
    for order in [1, 2] {
        match client.get_delivery(order).send().await?.body() { // uses: get_delivery
            Delivery::Parcel(parcel) => println!("delivery: to {}", parcel.street),
            Delivery::Pickup(pickup) => println!("delivery: from {}", pickup.shop), // uses: pickup
            other => println!("delivery: {other:?}"),
        }
    }
    match client.get_delivery(404).send().await { // uses: get_delivery
        Err(Failure::Operation(GetDeliveryFailure::NotFound(problem))) => {
            println!("delivery: 404 {}", worded(&problem));
        }
        Err(other) => return Err(other.into()),
        Ok(delivery) => return Err(format!("{delivery:?}").into()),
    }
    Ok(())
}
