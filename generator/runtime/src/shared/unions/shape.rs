//! The shape of a JSON value: what can be seen without decoding it.

use crate::runtime::decode_error::DecodeError;
use crate::runtime::discriminator::Shape;
use crate::runtime::number::Number;
use crate::runtime::reader::{Kind, Reader};

/// Returns the shape of the next value.
pub fn of(reader: Reader<'_>) -> Result<Shape<'_>, DecodeError> {
    seen(reader, first)
}

/// Returns the shape of a value; `first` looks at the first item of an array.
fn seen<'a>(
    mut reader: Reader<'a>,
    first: fn(Reader<'a>) -> Result<Option<Shape<'a>>, DecodeError>,
) -> Result<Shape<'a>, DecodeError> {
    Ok(match reader.kind()? {
        Kind::Null => Shape::Null,
        Kind::Boolean => Shape::Boolean,
        Kind::Number => match Number::of(reader.number()?).is_integer() {
            true => Shape::Integer,
            false => Shape::Number,
        },
        Kind::String => Shape::String(reader.string()?),
        Kind::Array => Shape::Array(first(reader)?.map(Box::new)),
        Kind::Object => fields(reader)?,
    })
}

/// Returns the shape of the first item of an array. Neither the other items nor its own items are
/// visited: deep nesting would take too long.
fn first(mut reader: Reader<'_>) -> Result<Option<Shape<'_>>, DecodeError> {
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

/// Returns the names of the fields of an object, and the text of those that are scalars.
fn fields(mut reader: Reader<'_>) -> Result<Shape<'_>, DecodeError> {
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
