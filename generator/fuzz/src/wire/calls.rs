//! Calls of the client, with values as JSON.

use serde::de::DeserializeOwned;
use serde_json::Value;
use wire_client::operations::{
    LabelPathRequired, MatrixPathRequired, RDashedRequired, RDottedRequired, RRangeRequired,
    RTwoRequired, SimplePathRequired,
};
use wire_client::types::SendMultipartBodyFiles;
use wire_client::{Call, Client, Failure, FilePart, InvalidRequest, Media, RequestValues, Upload};

use super::wait;

/// The reason why a call failed.
#[derive(Debug)]
pub enum CallError {
    /// The client reports that it cannot send the values.
    Unsendable(InvalidRequest),
    /// The values are not of the client's types.
    InvalidValue,
    /// Any other error.
    Failed(String),
}

/// The value of a field; an absent one is `null`.
fn get<T: DeserializeOwned>(values: &Value, name: &str) -> Result<T, CallError> {
    let value = values.get(name).cloned().unwrap_or_default();
    serde_json::from_value(value).map_err(|_| CallError::InvalidValue)
}

fn send<O>(call: Call<O>) -> Result<(), CallError>
where
    O: wire_client::Operation,
    O::Failure: std::fmt::Debug,
{
    match wait(call.send()) {
        Ok(_) => Ok(()),
        Err(Failure::Invalid(reason)) => Err(CallError::Unsendable(reason)),
        Err(failure) => Err(CallError::Failed(format!("{failure:?}"))),
    }
}

/// Sets the parameters that are present.
macro_rules! set {
    ($call:ident, $values:ident: $($method:ident = $name:literal),*) => {
        set!($call, $values as _: $($method = $name),*)
    };
    ($call:ident, $values:ident as $type:ty: $($method:ident = $name:literal),*) => {
        $(
            let $call = match get::<Option<$type>>($values, $name)? {
                Some(value) => $call.$method(value),
                None => $call,
            };
        )*
    };
}

/// Calls an operation with values as recorded by its handler.
pub fn call(client: &Client, operation: &str, values: &Value) -> Result<(), CallError> {
    match operation {
        "SimplePath" => send(client.simple_path(SimplePathRequired {
            text: get(values, "text")?,
            number: get(values, "number")?,
            list: get(values, "list")?,
            point: get(values, "point")?,
            exploded: get(values, "exploded")?,
        })),
        "LabelPath" => send(client.label_path(LabelPathRequired {
            text: get(values, "text")?,
            list: get(values, "list")?,
            lists: get(values, "lists")?,
            point: get(values, "point")?,
            exploded: get(values, "exploded")?,
        })),
        "MatrixPath" => send(client.matrix_path(MatrixPathRequired {
            text: get(values, "text")?,
            list: get(values, "list")?,
            lists: get(values, "lists")?,
            point: get(values, "point")?,
            exploded: get(values, "exploded")?,
        })),
        "Query" => query(client, values),
        "Headers" => headers(client, values),
        "SendMultipart" => multipart(client, values),
        "SendJson" => send(client.send_json(get(values, "body")?)),
        "SendForm" => send(client.send_form(get(values, "body")?)),
        "SendText" => send(client.send_text(get::<String>(values, "body")?)),
        "SendXml" => send(client.send_xml(get(values, "body")?)),
        "SendLines" => send(client.send_lines(RequestValues::from(all(values)?))),
        "SendSequence" => send(client.send_sequence(RequestValues::from(all(values)?))),
        "SendAny" => any(client, values),
        "RRoot" => send(client.r_root()),
        "RSlash" => send(client.r_slash()),
        "RNew" => send(client.r_new()),
        "ROdd" => send(client.r_odd()),
        "ROne" => send(client.r_one(text(values, "a")?)),
        "ROnePut" => send(client.r_one_put(text(values, "a")?)),
        "RJson" => send(client.r_json(text(values, "a")?)),
        "RSecondNew" => send(client.r_second_new(text(values, "a")?)),
        "RFirstNew" => send(client.r_first_new(text(values, "b")?)),
        "RTwo" => send(client.r_two(RTwoRequired {
            a: text(values, "a")?,
            b: text(values, "b")?,
        })),
        "RDotted" => send(client.r_dotted(RDottedRequired {
            a: text(values, "a")?,
            b: text(values, "b")?,
        })),
        "RRange" => send(client.r_range(RRangeRequired {
            a: text(values, "a")?,
            b: text(values, "b")?,
        })),
        "RDashed" => send(client.r_dashed(RDashedRequired {
            a: text(values, "a")?,
            b: text(values, "b")?,
        })),
        other => panic!("{other} is not called here"),
    }
}

fn text(values: &Value, name: &str) -> Result<String, CallError> {
    get(values, name)
}

fn all<T: DeserializeOwned>(values: &Value) -> Result<Vec<T>, CallError> {
    serde_json::from_value(values.clone()).map_err(|_| CallError::InvalidValue)
}

fn query(client: &Client, values: &Value) -> Result<(), CallError> {
    let call = client.query();
    let call = match get::<Option<String>>(values, "time")? {
        Some(time) => call.time(time.parse().map_err(|_| CallError::InvalidValue)?),
        None => call,
    };
    let call = match get::<Option<String>>(values, "text")? {
        Some(text) => call.text(text),
        None => call,
    };
    let call = match get::<Option<String>>(values, "reserved")? {
        Some(text) => call.reserved(text),
        None => call,
    };
    set!(call, values as Vec<String>: lists = "lists", list = "list", spaces = "spaces",
        pipes = "pipes");
    set!(call, values: empty = "empty", integer = "integer", number = "number",
        exploded = "exploded", point = "point", piped_point = "pipedPoint", deep = "deep", json_ = "json", either = "either");
    send(call)
}

fn headers(client: &Client, values: &Value) -> Result<(), CallError> {
    let call = client.headers();
    let call = match get::<Option<String>>(values, "x_text")? {
        Some(text) => call.x_text(text),
        None => call,
    };
    let call = match get::<Option<String>>(values, "text")? {
        Some(text) => call.text(text),
        None => call,
    };
    set!(call, values as Vec<String>: x_list = "x_list", list = "list");
    set!(call, values: x_integer = "x_integer", x_point = "x_point", x_exploded = "x_exploded",
        x_json = "x_json", integer = "integer", point = "point");
    send(call)
}

fn multipart(client: &Client, values: &Value) -> Result<(), CallError> {
    let mut files = SendMultipartBodyFiles::default();
    for file in get::<Vec<Value>>(values, "files")? {
        let mut part =
            FilePart::new(get::<Vec<u8>>(&file, "bytes")?).media_type(text(&file, "type")?);
        if let Some(name) = get::<Option<String>>(&file, "name")? {
            part = part.file_name(name);
        }
        match text(&file, "field")?.as_str() {
            "file" => files.file = Some(part),
            _ => files.files.push(part),
        }
    }
    send(client.send_multipart(Upload::new(get(values, "fields")?, files)))
}

fn any(client: &Client, values: &Value) -> Result<(), CallError> {
    if values.get("json").is_some() {
        send(client.send_any(get(values, "json")?))
    } else if values.get("csv").is_some() {
        send(client.send_any_as_csv(get::<String>(values, "csv")?))
    } else if values.get("patch").is_some() {
        send(client.send_any_as_merge_patch_json(get(values, "patch")?))
    } else {
        let bytes: Vec<u8> = get(values, "image")?;
        send(client.send_any_as_image(Media::new(text(values, "type")?, bytes)))
    }
}
