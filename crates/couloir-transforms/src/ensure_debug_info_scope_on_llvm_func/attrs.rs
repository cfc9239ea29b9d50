//! Makes the attributes of debug information: files, compile units, subprograms.

use couloir_dialects::llvm::attrs::enums::DI_SUBPROGRAM_CASES;
use couloir_dialects::llvm::attrs::{
    DI_COMPILE_UNIT, DI_FILE, DI_LEXICAL_BLOCK_FILE, DI_SUBPROGRAM, DI_SUBROUTINE_TYPE,
};
use couloir_ir::attr::{AttrKind, Param};
use couloir_ir::{Attribute, Context, Location, Str};

use super::{paths, search};

/// `#llvm.di_file<...>` of a path.
pub(super) fn file(ctx: &Context, path: Str) -> Attribute {
    file_of(ctx, ctx.str(path))
}

fn file_of(ctx: &Context, path: &str) -> Attribute {
    let part = |text| Param::Attr(Attribute::string(ctx, text));
    let params = vec![part(paths::file_name(path)), part(paths::parent(path))];
    Attribute::dialect(ctx, &DI_FILE, params)
}

/// `#llvm.di_lexical_block_file<...>`: a part of a scope in another file.
pub(super) fn lexical_block_file(ctx: &Context, scope: Attribute, path: Str) -> Attribute {
    let params = vec![Param::Attr(scope), Param::Attr(file(ctx, path)), Param::Uint(0)];
    Attribute::dialect(ctx, &DI_LEXICAL_BLOCK_FILE, params)
}

fn distinct(ctx: &Context) -> Param {
    let id = ctx.next_distinct_id();
    Param::Attr(Attribute::get(ctx, AttrKind::Distinct(id, Attribute::UNIT)))
}

fn string(ctx: &Context, text: &str) -> Param {
    Param::Str(ctx.intern(text))
}

/// A module's `#llvm.di_compile_unit` with the file it is for.
pub(super) struct CompileUnit {
    pub(super) attr: Attribute,
    pub(super) file: Attribute,
}

impl CompileUnit {
    /// The one that a module's location names, or one made for its file.
    pub(super) fn of(ctx: &Context, module: Location, emission: u64) -> Self {
        let given = module.fused_with(ctx, &DI_COMPILE_UNIT);
        let file_in = |unit: Attribute| unit.params_of(ctx, &DI_COMPILE_UNIT)?.get(2)?.as_attr();
        if let Some((attr, file)) = given.and_then(|unit| Some((unit, file_in(unit)?))) {
            return Self { attr, file };
        }
        let place = search::file_place(ctx, module);
        let file = file_of(ctx, place.map_or("<unknown>", |place| ctx.str(place.file)));
        let params = vec![
            distinct(ctx),
            string(ctx, "DW_LANG_C"),
            Param::Attr(file),
            Param::Attr(Attribute::string(ctx, "MLIR")), // producer
            Param::Bool(true),                           // optimized
            Param::Uint(emission),
            Param::Uint(0), // the default table of names
            Param::None,    // no split file
        ];
        Self { attr: Attribute::dialect(ctx, &DI_COMPILE_UNIT, params), file }
    }
}

/// What a subprogram is made of.
pub(super) struct Subprogram {
    pub(super) name: Option<Str>,
    pub(super) file: Attribute,
    pub(super) line: u32,
    /// The compile unit of a definition; none for a declaration.
    pub(super) unit: Option<Attribute>,
}

impl Subprogram {
    /// `#llvm.di_subprogram<...>`
    pub(super) fn attr(&self, ctx: &Context) -> Attribute {
        let name = self.name.map_or(Param::None, |name| Param::Attr(Attribute::str(ctx, name)));
        let flag = |name| DI_SUBPROGRAM_CASES.value_of(name).unwrap_or_default();
        let definition = if self.unit.is_some() { flag("Definition") } else { 0 };
        let convention = string(ctx, "DW_CC_normal");
        let ty = vec![convention, Param::List(Box::default())];
        let params = vec![
            Param::None, // not recursive
            Param::Bool(false),
            self.unit.map_or(Param::None, |_| distinct(ctx)),
            self.unit.map_or(Param::None, Param::Attr),
            Param::Attr(self.file), // the scope
            name.clone(),
            name, // as the linker knows it
            Param::Attr(self.file),
            Param::Uint(self.line.into()),
            Param::Uint(self.line.into()), // of its scope
            Param::Uint(flag("Optimized") | definition),
            Param::Attr(Attribute::dialect(ctx, &DI_SUBROUTINE_TYPE, ty)),
            Param::List(Box::default()), // no retained nodes
            Param::List(Box::default()), // no annotations
        ];
        Attribute::dialect(ctx, &DI_SUBPROGRAM, params)
    }
}
