//! Fields written as they are printed, read straight from the bytes: attributes of debug
//! information are most of what many modules hold.
//!
//! Invariant: what is read so is what `fields` would make of it. Nothing is reported or made known
//! before all has been read, and whatever is out of the ordinary is left to `fields`.

use couloir_ir::Attribute;
use couloir_ir::asm::AsmParser;
use couloir_ir::attr::{AttrDef, EnumDef, Param};
use couloir_ir::plain::{Bytes, as_is};

use super::dwarf;
use super::fields::{Default, Field, Fields, Kind, is_of_class, item_type, value_of_cases};

/// Reads `<a = x, b = y>`, if it is written so.
pub(super) fn parse_struct(
    parser: &mut dyn AsmParser,
    def: &'static AttrDef,
    fields: &Fields,
) -> Option<Attribute> {
    let mut reader = Reader { parser, text: Bytes { src: parser.ahead(), at: 0 } };
    let params = reader.params(fields.fields)?;
    let read = reader.text.at;
    let attr = Attribute::dialect(parser.context(), def, params);
    parser.pass(read);
    Some(attr)
}

struct Reader<'p> {
    parser: &'p dyn AsmParser,
    text: Bytes<'p>,
}

impl Reader<'_> {
    fn params(&mut self, fields: &[Field]) -> Option<Vec<Param>> {
        let mut values = vec![None; fields.len()];
        let mut next = 0;
        self.text.pass(b"<")?;
        loop {
            let found = place(fields, next, self.text.word()?)?;
            self.text.pass(b" = ")?;
            let (slot, field) = (values.get_mut(found)?, fields.get(found)?);
            slot.is_none().then_some(())?;
            *slot = Some(self.value(field, field.kind)?);
            next = found + 1;
            if self.text.pass(b", ").is_none() {
                break;
            }
        }
        self.text.pass(b">")?;
        self.filled(fields, values)
    }

    /// The values with those of the fields that are left out, if they may be.
    fn filled(&self, fields: &[Field], values: Vec<Option<Param>>) -> Option<Vec<Param>> {
        let mut filled = Vec::with_capacity(fields.len());
        for (field, value) in fields.iter().zip(values) {
            filled.push(match (value, field.default) {
                (Some(value), _) => value,
                (None, Default::Required) => return None,
                (None, _) => field.default(self.parser.context()),
            });
        }
        Some(filled)
    }

    /// A value of a kind, the field's or that of the items of its list.
    fn value(&mut self, field: &Field, kind: Kind) -> Option<Param> {
        let ctx = self.parser.context();
        Some(match kind {
            Kind::Attr => Param::Attr(self.attribute(item_type(field.ty))?),
            Kind::Uint => Param::Uint(self.unsigned(field.bits)?),
            Kind::Int => Param::Int(self.integer(field.ty)?),
            Kind::Bool => Param::Bool(self.boolean()?),
            Kind::Str => Param::Str(ctx.intern(as_is(self.text.string()?)?)),
            Kind::Enum(cases) => Param::Uint(self.cases(cases)?),
            Kind::Dwarf(prefix) => Param::Str(ctx.intern(self.dwarf_name(prefix)?)),
            Kind::List(item) => Param::List(self.list(field, *item)?),
            Kind::Stripped(def) => Param::Attr(self.known(def)?),
            Kind::Braces(_) | Kind::Type(_) => return None,
        })
    }

    fn attribute(&mut self, class: &str) -> Option<Attribute> {
        let attr = match self.text.next()? {
            b'"' => Attribute::string(self.parser.context(), as_is(self.text.string()?)?),
            _ => self.parser.known_attribute(&mut self.text)?,
        };
        is_of_class(self.parser.context(), attr, class).then_some(attr)
    }

    fn known(&mut self, def: &'static AttrDef) -> Option<Attribute> {
        let attr = self.parser.known_attribute(&mut self.text)?;
        attr.params_of(self.parser.context(), def).is_some().then_some(attr)
    }

    fn unsigned(&mut self, bits: u32) -> Option<u64> {
        let value = self.text.number()?;
        (bits == 64 || u32::try_from(value).is_ok()).then_some(value)
    }

    fn integer(&mut self, ty: &str) -> Option<i64> {
        let is_negative = self.text.pass(b"-").is_some();
        let value = i64::try_from(self.text.number()?).ok()?;
        let value = if is_negative { -value } else { value };
        (ty != "int" || i32::try_from(value).is_ok()).then_some(value)
    }

    fn boolean(&mut self) -> Option<bool> {
        match self.text.word()? {
            b"true" => Some(true),
            b"false" => Some(false),
            _ => None,
        }
    }

    fn cases(&mut self, cases: &EnumDef) -> Option<u64> {
        if cases.separator == Some(", ") {
            return None;
        }
        let text = match self.text.next()? {
            b'"' => self.text.string()?,
            _ => self.text.word()?,
        };
        value_of_cases(cases, as_is(text)?)
    }

    fn dwarf_name(&mut self, prefix: &str) -> Option<&str> {
        let name = as_is(self.text.word()?)?;
        (name.starts_with(prefix) && name != "DW_TAG_null" && dwarf::is_name(name)).then_some(name)
    }

    /// What a list holds; it is the last field.
    fn list(&mut self, field: &Field, item: Kind) -> Option<Box<[Param]>> {
        let mut items = vec![self.value(field, item)?];
        while self.text.pass(b", ").is_some() {
            items.push(self.value(field, item)?);
        }
        Some(items.into())
    }
}

/// Where a field is: mostly at or after the place of the one before.
fn place(fields: &[Field], first: usize, name: &[u8]) -> Option<usize> {
    let is_it = |field: &Field| field.name.as_bytes() == name;
    let later = fields.get(first..)?.iter().position(is_it).map(|at| first + at);
    later.or_else(|| fields.iter().position(is_it))
}
