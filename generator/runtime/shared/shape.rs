//! What can be seen of a JSON value without reading it as a type.

use super::fault::Fault;
use super::reader::{Kind, Reader};
use super::told::Shape;

/// What can be seen of the value that comes next.
pub fn of(reader: Reader<'_>) -> Result<Shape<'_>, Fault> {
    seen(reader, first)
}

/// The same, where the first item of an array is looked at by `first`.
fn seen<'a>(
    mut reader: Reader<'a>,
    first: fn(Reader<'a>) -> Result<Option<Shape<'a>>, Fault>,
) -> Result<Shape<'a>, Fault> {
    Ok(match reader.kind()? {
        Kind::Null => Shape::Null,
        Kind::Boolean => Shape::Boolean,
        Kind::Number if reader.number()?.contains(['.', 'e', 'E']) => Shape::Number,
        Kind::Number => Shape::Integer,
        Kind::String => Shape::String(reader.string()?),
        Kind::Array => Shape::Array(first(reader)?.map(Box::new)),
        Kind::Object => fields(reader)?,
    })
}

/// What can be seen of the first item of an array. Neither the others nor its own items are looked
/// at: deep nesting would take too long.
fn first(mut reader: Reader<'_>) -> Result<Option<Shape<'_>>, Fault> {
    let mut shape = None;
    reader.array(&mut |reader| {
        let item = reader.ahead()?;
        if shape.is_none() {
            shape = Some(seen(item, |_| Ok(None))?);
        }
        Ok(())
    })?;
    Ok(shape)
}

/// The fields of an object: their names, and the texts of those that have no parts.
fn fields(mut reader: Reader<'_>) -> Result<Shape<'_>, Fault> {
    let mut fields = Vec::new();
    reader.object(&mut |reader, name| {
        let text = match reader.kind()? {
            Kind::String => Some(reader.string()?),
            Kind::Number => Some(reader.number()?.into()),
            Kind::Boolean => Some(reader.boolean()?.to_string().into()),
            Kind::Null | Kind::Array | Kind::Object => {
                reader.skip()?;
                None
            }
        };
        fields.push((name.to_owned().into(), text));
        Ok(())
    })?;
    Ok(Shape::Object(fields))
}
