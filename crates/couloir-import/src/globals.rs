//! Global variables, aliases and ifuncs, with the bodies that compute what they hold.
//!
//! Invariant: attributes of a global that do not follow from its [`Like`] are set one by one.

use couloir_dialects::llvm::attrs;
use couloir_ir::{Attribute, Block, Body, Failure};
use couloir_llvmir as l;
use couloir_llvmir::{ConstantData, GlobalCommon, GlobalRef, GlobalVariable, Indirection};

use crate::alike::Piece;
use crate::attributes::number_of;
use crate::constants;
use crate::make::New;
use crate::module::Importer;
use crate::state::State;

/// What most attributes of a global variable follow from; many have the same.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Like {
    linkage: l::Linkage,
    visibility: l::Visibility,
    thread_local: l::ThreadLocal,
    unnamed_addr: l::UnnamedAddr,
    dso_local: bool,
    constant: bool,
    externally_initialized: bool,
    addrspace: u32,
    align: Option<u64>,
    section: l::Str,
    comdat: Option<l::Str>,
    ty: l::Type,
    attributes: l::AttrSet,
}

impl Like {
    fn of(global: &GlobalVariable) -> Self {
        let GlobalCommon {
            linkage,
            visibility,
            thread_local,
            unnamed_addr,
            dso_local,
            addrspace,
            align,
            section,
            comdat,
            ..
        } = global.common;
        Like {
            linkage,
            visibility,
            thread_local,
            unnamed_addr,
            dso_local,
            constant: global.constant,
            externally_initialized: global.externally_initialized,
            addrspace,
            align,
            section,
            comdat,
            ty: global.ty,
            attributes: global.attributes,
        }
    }
}

impl Importer<'_> {
    pub(crate) fn global(&mut self, global: &GlobalVariable) -> Result<(), Failure> {
        if self.structors(global)? {
            return Ok(());
        }
        self.variable(global)
    }

    /// A global that is a variable.
    pub(crate) fn variable(&mut self, global: &GlobalVariable) -> Result<(), Failure> {
        let mut new = self.new_op("llvm.mlir.global")?;
        self.like(global, &mut new);
        self.set_name(&mut new, &global.common);
        self.set_debug(global, &mut new);
        let body = match global.init {
            Some(init) => self.value(init, &mut new)?,
            None => Body::blank(),
        };
        new.body(body);
        self.put_global(new);
        Ok(())
    }

    /// Sets what the global has in common with others.
    fn like(&mut self, global: &GlobalVariable, new: &mut New) {
        let like = Like::of(global);
        if let Some(known) = self.global_props.get(&like) {
            return new.set_all(known);
        }
        let props = new.noting(|new| self.set_like(global, new));
        self.global_props.insert(like, props);
    }

    fn set_like(&mut self, global: &GlobalVariable, new: &mut New) {
        let ctx = self.ctx;
        let ty = self.types.convert(global.ty);
        self.set_common(new, &global.common);
        new.set("global_type", Attribute::ty(ctx, ty));
        new.flag("constant", global.constant);
        let initialized = global.externally_initialized && self.options.lossless;
        new.flag("externally_initialized", initialized);
        new.set("addr_space", Attribute::i32(ctx, global.common.addrspace as i32));
        if !global.attributes.is_empty() {
            let list = self.target_attributes(global.attributes);
            new.set("target_specific_attrs", list);
        }
    }

    fn set_debug(&mut self, global: &GlobalVariable, new: &mut New) {
        let rows = global.common.attachments.iter();
        let rows = rows.filter(|row| self.llvm.str_bytes(row.0) == b"dbg");
        let expressions: Vec<Attribute> =
            rows.filter_map(|row| self.debug.attribute(row.1)).collect();
        if !expressions.is_empty() {
            new.set("dbg_exprs", Attribute::array(self.ctx, &expressions));
        }
    }

    /// Sets what a global holds, as an attribute where there is one for it; else the body
    /// computes it.
    fn value(&mut self, init: l::Constant, new: &mut New) -> Result<Body, Failure> {
        match constants::attribute(self.ctx, self.llvm, &mut self.types, init) {
            Some(value) => {
                new.set("value", value);
                Ok(Body::blank())
            }
            None => self.computing(init),
        }
    }

    fn target_attributes(&self, set: l::AttrSet) -> Attribute {
        let items =
            self.llvm.attributes(set).iter().filter_map(|attribute| match attribute.value {
                l::AttrValue::Pair { key, value: l::Str::EMPTY } => Some(self.text(key)),
                l::AttrValue::Pair { key, value } => {
                    Some(Attribute::array(self.ctx, &[self.text(key), self.text(value)]))
                }
                value => {
                    let kind = attribute.kind?;
                    let name = Attribute::string(self.ctx, kind.name());
                    let number = match value {
                        l::AttrValue::Int(value) => Some(value),
                        l::AttrValue::Text(text) => number_of(kind, self.llvm.str_bytes(text)),
                        _ => None,
                    };
                    let number = number.map(|it| Attribute::string(self.ctx, &it.to_string()));
                    Some(number.map_or(name, |it| Attribute::array(self.ctx, &[name, it])))
                }
            });
        Attribute::array(self.ctx, &items.collect::<Vec<_>>())
    }

    /// A body that computes and returns a constant.
    fn computing(&mut self, init: l::Constant) -> Result<Body, Failure> {
        let mut body = std::mem::take(&mut self.room);
        let root = body.create_root();
        let block = body.append_new_block(root);
        self.room = self.initializer(body, block, init)?;
        Ok(self.room.take_fitted())
    }

    fn initializer(
        &mut self,
        body: Box<Body>,
        block: Block,
        init: l::Constant,
    ) -> Result<Box<Body>, Failure> {
        let mut state = State::new(self, body, block);
        let value = state.constant(init)?;
        state.location = state.importer.location;
        state.piece(Piece::Return, &[value], |state| state.new_op("llvm.return"))?;
        Ok(state.finished().1)
    }

    /// `llvm.global_ctors` and `llvm.global_dtors`; whether it was one.
    fn structors(&mut self, global: &GlobalVariable) -> Result<bool, Failure> {
        let name = global.common.symbol.name().map_or(&b""[..], |name| self.llvm.str_bytes(name));
        let (op, list) = match name {
            b"llvm.global_ctors" => ("llvm.mlir.global_ctors", "ctors"),
            b"llvm.global_dtors" => ("llvm.mlir.global_dtors", "dtors"),
            _ => return Ok(false),
        };
        let rows = global.init.and_then(|init| self.structor_rows(init)).ok_or(Failure)?;
        let ctx = self.ctx;
        let column =
            |at: usize| Attribute::array(ctx, &rows.iter().map(|row| row[at]).collect::<Vec<_>>());
        let columns = [column(0), column(1), column(2)];
        let mut new = self.new_op(op)?;
        new.set(list, columns[1]).set("priorities", columns[0]).set("data", columns[2]);
        self.put_global(new);
        Ok(true)
    }

    /// Priority, function and data of each entry.
    fn structor_rows(&self, init: l::Constant) -> Option<Vec<[Attribute; 3]>> {
        let (ctx, llvm) = (self.ctx, self.llvm);
        let plain = |constant| llvm.constant(llvm.without_bitcasts(constant));
        let symbol = |constant: l::Constant| match plain(constant) {
            ConstantData::Global { symbol, .. } => {
                self.module.lookup(*symbol)?;
                Some(Attribute::flat_symbol(ctx, self.symbol_name(*symbol)))
            }
            _ => None,
        };
        let rows = llvm.constant_elements(init, 1 << 20)?;
        let row = |row: l::Constant| {
            let parts = llvm.constant_elements(row, 3)?;
            let [priority, function, data] = *parts.as_slice() else { return None };
            let ConstantData::Int { bits, .. } = llvm.constant(priority) else { return None };
            if let ConstantData::Global { symbol, .. } = plain(function)
                && !matches!(self.module.lookup(*symbol), Some(GlobalRef::Function(_)))
            {
                return None;
            }
            let data = match llvm.constant(data) {
                ConstantData::Null(_) => Attribute::dialect(ctx, &attrs::ZERO, Vec::new()),
                _ => symbol(data)?,
            };
            Some([Attribute::i32(ctx, *bits as i32), symbol(function)?, data])
        };
        rows.into_iter().map(row).collect()
    }

    pub(crate) fn alias(&mut self, alias: &Indirection) -> Result<(), Failure> {
        let ty = self.types.convert(alias.ty);
        let mut new = self.new_op("llvm.mlir.alias")?;
        self.common(&mut new, &alias.common);
        new.set("alias_type", Attribute::ty(self.ctx, ty));
        let body = self.computing(alias.target)?;
        new.body(body);
        self.put_global(new);
        Ok(())
    }

    pub(crate) fn ifunc(&mut self, ifunc: &Indirection) -> Result<(), Failure> {
        let ctx = self.ctx;
        let ty = self.types.convert(ifunc.ty);
        let resolver_type = self.types.convert(self.llvm.constant_type(ifunc.target));
        let ConstantData::Global { symbol, .. } = self.llvm.constant(ifunc.target) else {
            return self.fail("unhandled ifunc resolver");
        };
        let mut new = self.new_op("llvm.mlir.ifunc")?;
        self.common(&mut new, &ifunc.common);
        new.set("i_func_type", Attribute::ty(ctx, ty));
        new.set("resolver", Attribute::flat_symbol(ctx, self.symbol_name(*symbol)));
        new.set("resolver_type", Attribute::ty(ctx, resolver_type));
        new.set("address_space", Attribute::i32(ctx, ifunc.common.addrspace as i32));
        new.body(Body::new());
        self.put_behind_globals(new);
        Ok(())
    }
}
