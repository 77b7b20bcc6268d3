//! Animals in CSV (RFC 4180).

mod quotes;

use std::io::Read;

use csv::{ErrorKind, Reader, StringRecord};
use generated_server::NewPet;
use serde::Deserialize;
use serde_json::{Map, Value};

use self::quotes::Quotes;
use super::row::{Each, Fault, Row};

/// The columns, which have the names of the fields.
const COLUMNS: [&str; 3] = ["name", "categoryId", "status"];

/// The column that may be missing, or empty.
const OPTIONAL: &str = "status";

/// The column of integers.
const INTEGER: &str = "categoryId";

/// Reads all rows.
pub(super) fn read(source: impl Read, each: Each<'_>) -> anyhow::Result<()> {
    let mut reader = csv::ReaderBuilder::new().from_reader(Quotes::new(source));
    let header = match header(&mut reader) {
        Ok(header) => header,
        Err(fault) => return each(Err(fault)),
    };
    let mut record = StringRecord::new();
    loop {
        let row = match reader.read_record(&mut record) {
            Ok(false) => break,
            Ok(true) => row(&header, &record),
            Err(error) => Err(fault(error)?),
        };
        each(row)?;
    }
    match reader.get_ref().fault() {
        Some(fault) => each(Err(fault)),
        None => Ok(()),
    }
}

/// The names of the columns.
fn header(reader: &mut Reader<impl Read>) -> Result<StringRecord, Fault> {
    let expected = || {
        let message = "expected the names of the columns: name,categoryId,status";
        Fault::new(1, message)
    };
    let header = reader.headers().map_err(|_| expected())?;
    let has = |name: &str| header.iter().filter(|column| *column == name).count();
    if let Some(column) = header.iter().find(|column| !COLUMNS.contains(column)) {
        let message = format!("{}, not {column:?}", expected().message());
        return Err(Fault::new(1, message));
    }
    let once = |name: &&str| has(name) == 1 || (**name == *OPTIONAL && has(name) == 0);
    match COLUMNS.iter().all(once) {
        true => Ok(header.clone()),
        false => Err(expected()),
    }
}

/// An animal with the fields of a record. What they must be, its type tells.
fn row(header: &StringRecord, record: &StringRecord) -> Row {
    let line = record.position().map_or(0, csv::Position::line);
    let fields = header.iter().zip(record);
    let given = fields.filter(|(name, text)| *name != OPTIONAL || !text.is_empty());
    let object: Map<_, _> = given
        .map(|(name, text)| (name.to_owned(), value(name, text)))
        .collect();
    NewPet::deserialize(Value::Object(object)).map_err(|error| {
        let shown = error.to_string();
        // The JSON Pointer of a field is its column, after a slash.
        Fault::new(line, shown.trim_start_matches('/'))
    })
}

fn value(name: &str, text: &str) -> Value {
    match text.parse::<i64>() {
        Ok(integer) if name == INTEGER => integer.into(),
        _ => text.into(),
    }
}

/// What is wrong with a row, unless the file cannot be read at all.
fn fault(error: csv::Error) -> Result<Fault, csv::Error> {
    let line = error.position().map_or(0, csv::Position::line);
    match error.kind() {
        ErrorKind::UnequalLengths {
            expected_len, len, ..
        } => {
            let message = format!("expected {expected_len} fields, not {len}");
            Ok(Fault::new(line, message))
        }
        ErrorKind::Utf8 { .. } => Ok(Fault::new(line, "is not UTF-8")),
        _ => Err(error),
    }
}
