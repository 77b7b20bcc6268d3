// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `addVehicle`: `POST /vehicles`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::nullable::Nullable;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{documented, object};
use crate::types::load::Load;
use crate::types::truck::Truck;
use crate::types::unit::Unit;
use crate::types::vehicle::{VehicleColor, VehicleOwner, VehicleTrailer};

impl Client {
    /// `addVehicle`.
    ///
    /// `POST /vehicles`
    pub fn add_vehicle(&self, body: Truck) -> Call<AddVehicle> {
        Call::new(&self.shared, Method::POST, "/vehicles").json(&body)
    }
}

/// The operation `addVehicle`.
#[derive(Debug)]
pub enum AddVehicle {}

impl Operation for AddVehicle {
    type Success = Reply<AddVehicleCreatedBody>;

    type Failure = AddVehicleFailure;

    const STATUS: u16 = 201;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addVehicle`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddVehicleFailure {}

documented::implement! {
    AddVehicleFailure {}
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddVehicleCreatedBody {
    /// That of the truck.
    pub plate: String,
    pub color: VehicleColor,
    pub owner: Option<VehicleOwner>,
    pub trailer: Option<VehicleTrailer>,
    pub weight: f64,
    /// What the weight is told in.
    ///
    /// The server defaults to `kg`.
    pub unit: Option<Unit>,
    pub next: Option<Truck>,
    /// What it carries.
    pub load: Nullable<Load>,
    pub id: i64,
}

/// The required fields of [`AddVehicleCreatedBody`].
#[derive(Debug)]
pub struct AddVehicleCreatedBodyRequired {
    /// That of the truck.
    pub plate: String,
    pub color: VehicleColor,
    pub weight: f64,
    pub id: i64,
}

object::implement! {
    AddVehicleCreatedBody from AddVehicleCreatedBodyRequired {
        required(plate, "plate");
        required(color, "color");
        optional(owner: VehicleOwner, "owner");
        optional(trailer: VehicleTrailer, "trailer");
        required(weight, "weight");
        optional(unit: String, "unit");
        optional(next: Truck, "next");
        nullable(load: Load, "load");
        required(id, "id");
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-vehicle`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-vehicle",
        about: "POST /vehicles",
        long_about: "POST /vehicles",
        flags: &[
            Flag::new("plate", Kind::Text, "That of the truck.")
                .field("plate")
                .required(),
            Flag::new("color", Kind::OneOf(&["red", "blue"]), "")
                .field("color")
                .required(),
            Flag::new("owner", Kind::Json, "").field("owner"),
            Flag::new("trailer", Kind::Json, "").field("trailer"),
            Flag::new("weight", Kind::Number, "").field("weight").required(),
            Flag::new("unit", Kind::Text, "What the weight is told in. [default: kg]")
                .field("unit"),
            Flag::new("next", Kind::Json, "").field("next"),
            Flag::new("load", Kind::Json, "What it carries.").field("load"),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.add_vehicle(arguments.body()?)))
    }
}
