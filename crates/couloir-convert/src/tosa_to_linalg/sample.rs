//! Where an element of a resized image comes from: a place in the input, and how far it is to the
//! next.

use couloir_dialects::arith;
use couloir_dialects::common::calc::{Calc, Float2, Int2, Num};
use couloir_ir::Type;
use couloir_ir::body::Value;
use couloir_rewrite::convert::ConversionRewriter;

use crate::tosa_common::{extract, loop_index};

/// A dimension of an image.
#[derive(Clone, Copy)]
pub(super) struct Axis {
    /// The size in the input.
    pub(super) size: i64,
    /// How many times as large the image becomes, as a fraction.
    pub(super) scale: [i64; 2],
    pub(super) offset: i64,
    pub(super) border: i64,
}

/// An image and what becomes of it.
pub(super) struct Image {
    pub(super) input: Value,
    /// Height and width.
    pub(super) axes: [Axis; 2],
    /// The type of elements of the result.
    pub(super) element: Type,
    /// Whether elements are between those around.
    pub(super) bilinear: bool,
}

/// A dimension, and the values that it is worked out of.
#[derive(Clone, Copy)]
struct Known<'c> {
    size: i64,
    /// The type of elements, where they are floats.
    float: Option<Type>,
    /// 0 of 32 bits, and of the result.
    zero: Num<'c>,
    nothing: Num<'c>,
    /// The last place.
    last: Num<'c>,
    /// The place in the result.
    place: Num<'c>,
    scale: [Num<'c>; 2],
    offset: Num<'c>,
}

/// The place before the one an element comes from, and how far that is beyond.
#[derive(Clone, Copy)]
struct Place<'c> {
    before: Num<'c>,
    beyond: Num<'c>,
}

impl<'c> Known<'c> {
    fn place(&self) -> Place<'c> {
        let [numerator, denominator] = self.scale;
        if self.size == 1 {
            let beyond = if self.float.is_some() { self.nothing } else { self.zero };
            return Place { before: self.zero, beyond };
        }
        let place = self.place * denominator + self.offset;
        let Some(float) = self.float else {
            let before = place.bin(arith::Divsi::def(), numerator);
            return Place { before, beyond: place - before * numerator };
        };
        let before = place.bin(arith::Floordivsi::def(), numerator);
        let rest = place.bin(arith::Remsi::def(), numerator).cast(arith::Sitofp::def(), float);
        Place { before, beyond: rest / numerator.cast(arith::Uitofp::def(), float) }
    }

    /// A place within the image.
    fn within(&self, place: Num<'c>) -> Num<'c> {
        self.last.minsi(self.zero.maxsi(place))
    }

    /// The place nearest to one, as an index.
    fn nearest(&self, calc: &'c Calc<'_>, one: Num<'c>, place: Place<'c>) -> Num<'c> {
        if self.size == 1 {
            return calc.int(Type::INDEX, 0);
        }
        let is_next = match self.float {
            Some(float) => place.beyond.cmpf(Float2::Oge, calc.float(float, 0.5)),
            None => place.beyond.shli(one).cmpi(Int2::Sge, self.scale[0]),
        };
        let place = place.before + is_next.select(one, self.zero);
        self.within(place).cast(arith::IndexCast::def(), Type::INDEX)
    }

    /// A place and the next, as indices.
    fn both(&self, one: Num<'c>, before: Num<'c>) -> [Num<'c>; 2] {
        let next = before + one;
        let places = [before, next].map(|place| self.within(place));
        places.map(|place| place.cast(arith::IndexCast::def(), Type::INDEX))
    }
}

impl Image {
    /// An element of the result.
    pub(super) fn sample(&self, rw: &mut ConversionRewriter<'_>) -> Value {
        let calc = Calc::new(rw.context(), rw, None);
        let [batch, y, x, channel] =
            [0, 1, 2, 3].map(|dim| calc.num(calc.build(|builder| loop_index(builder, dim))));
        let [rows, columns] = self.known(&calc, [y, x]);
        let (row, column) = (rows.place(), columns.place());
        let one = calc.int(Type::I32, 1);
        let at = |y: Num<'_>, x: Num<'_>| {
            let places = [batch, y, x, channel].map(|place| place.value);
            calc.num(calc.build(|builder| extract(builder, self.input, &places)))
        };
        if !self.bilinear {
            let y = rows.nearest(&calc, one, row);
            let x = columns.nearest(&calc, one, column);
            return at(y, x).value;
        }
        let [y0, y1] = rows.both(one, row.before);
        let [x0, x1] = columns.both(one, column.before);
        let corners = [at(y0, x0), at(y0, x1), at(y1, x0), at(y1, x1)];
        let between = Between { sizes: [rows.size, columns.size], element: self.element };
        let beyond = [row.beyond, column.beyond];
        match rows.float {
            Some(_) => between.floats(&calc, corners, beyond).value,
            None => between.ints(corners, beyond, [rows.scale[0], columns.scale[0]]).value,
        }
    }

    /// Both dimensions at a place of the result.
    fn known<'c>(&self, calc: &'c Calc<'_>, places: [Num<'c>; 2]) -> [Known<'c>; 2] {
        let int = |value: i64| calc.int(Type::I32, value);
        let float = Some(self.element).filter(|ty| ty.is_float(calc.ctx()));
        let zero = int(0);
        let nothing = match float {
            Some(ty) => calc.float(ty, 0.0),
            None => calc.int(self.element, 0),
        };
        let last = self.axes.map(|axis| int(axis.size.wrapping_sub(1)));
        let places = places.map(|place| place.cast(arith::IndexCast::def(), Type::I32));
        let scales = self.axes.map(|axis| axis.scale.map(int));
        let offsets = self.axes.map(|axis| int(axis.offset));
        self.axes.iter().for_each(|axis| _ = int(axis.border));
        let known = |axis: usize| Known {
            size: self.axes[axis].size,
            float,
            zero,
            nothing,
            last: last[axis],
            place: places[axis],
            scale: scales[axis],
            offset: offsets[axis],
        };
        [known(0), known(1)]
    }
}

/// Between the elements around.
struct Between {
    /// Height and width of the input.
    sizes: [i64; 2],
    element: Type,
}

impl Between {
    fn floats<'c>(
        &self,
        calc: &'c Calc<'_>,
        [a, b, c, d]: [Num<'c>; 4],
        [down, right]: [Num<'c>; 2],
    ) -> Num<'c> {
        let one = calc.float(self.element, 1.0);
        let between = |first: Num<'c>, second: Num<'c>, part: Num<'c>, size: i64| match size {
            1 => first,
            _ => {
                let rest = one - part;
                first * rest + second * part
            }
        };
        let [height, width] = self.sizes;
        let top = between(a, b, right, width);
        let bottom = between(c, d, right, width);
        between(top, bottom, down, height)
    }

    fn ints<'c>(
        &self,
        corners: [Num<'c>; 4],
        beyond: [Num<'c>; 2],
        scales: [Num<'c>; 2],
    ) -> Num<'c> {
        let wide = |value: Num<'c>| match value.ty() == self.element {
            true => value,
            false => value.cast(arith::Extsi::def(), self.element),
        };
        let [a, b, c, d] = corners.map(wide);
        let [right, down] = [beyond[1], beyond[0]].map(wide);
        let [vertical, horizontal] = scales.map(wide);
        let between = |first: Num<'c>, second: Num<'c>, part: Num<'c>, scale: Num<'c>, size| {
            if size == 1 {
                return first * scale;
            }
            let rest = scale - part;
            first * rest + second * part
        };
        let [height, width] = self.sizes;
        let top = between(a, b, right, horizontal, width);
        let bottom = between(c, d, right, horizontal, width);
        between(top, bottom, down, vertical, height)
    }
}
