//! Linkage, comdats, and what aliases stand for.

use rustc_hash::FxHashSet;

use super::bounds::Bounds;
use super::{Broken, Checked, HUGE_ALIGNMENT, MAX_ALIGNMENT, Rules, Subject, VerifyError};
use crate::constants::{Constant, ConstantData};
use crate::context::Symbol;
use crate::di::DiKind;
use crate::metadata::{Metadata, MetadataData};
use crate::module::{
    DllStorage, Function, GlobalCommon, GlobalRef, GlobalVariable, Indirection, Linkage, Visibility,
};
use crate::opcode::Opcode;
use crate::types::{Type, TypeData};
use crate::writer::{for_each_value, program_addrspace};

impl<'m> Rules<'m> {
    pub(super) fn globals(&mut self) {
        let module = self.module;
        for global in module.globals() {
            let _ = self.variable(global);
        }
        for alias in module.aliases() {
            let _ = self.alias(alias);
        }
        for ifunc in module.ifuncs() {
            let _ = self.ifunc(ifunc);
        }
    }

    /// What holds of all global values; `ty` is the type of one that is no function.
    pub(super) fn global_value(
        &mut self,
        common: &GlobalCommon,
        declaration: bool,
        ty: Option<Type>,
    ) -> Checked {
        let function = ty.is_none();
        let subject = Subject::Global(common.symbol);
        let imported = matches!(
            common.linkage,
            Linkage::External | Linkage::ExternWeak | Linkage::AvailableExternally
        );
        let message = "Global is external, but doesn't have external or weak linkage!";
        self.check(!declaration || imported, message, subject)?;
        self.placed_symbol(common, declaration, subject)?;
        let appending = common.linkage == Linkage::Appending;
        let message = "Only global variables can have appending linkage!";
        self.check(!(appending && function), message, subject)?;
        let array = ty.is_none_or(|ty| matches!(self.ctx.ty(ty), TypeData::Array { .. }));
        let message = "Only global arrays can have appending linkage!";
        self.check(array || !appending, message, subject)?;
        let in_comdat = common.comdat.is_some();
        let external = declaration || common.linkage == Linkage::AvailableExternally;
        self.check(!(external && in_comdat), "Declaration may not be in a Comdat!", subject)?;
        self.shared_storage(common, declaration, subject)
    }

    /// Metadata that says where a symbol is, or with what it stands and falls.
    fn placed_symbol(
        &mut self,
        common: &GlobalCommon,
        declaration: bool,
        subject: Subject<'m>,
    ) -> Checked {
        for &(kind, node) in &common.attachments {
            match self.ctx.str_bytes(kind) {
                b"associated" => {
                    if let Some(message) = self.association_problem(common.symbol, node) {
                        let subjects = vec![self.text(subject), self.excerpts.node(node)];
                        return Err(self.broken_of(message, subjects));
                    }
                }
                b"implicit.ref" => {
                    let message = "ref metadata must not be placed on a declaration";
                    self.check(!declaration, message, subject)?;
                    if let Some(message) = self.reference_problem(node) {
                        let subjects = vec![self.text(subject), self.excerpts.node(node)];
                        return Err(self.broken_of(message, subjects));
                    }
                }
                b"absolute_symbol" => {
                    let ty = self.ctx.int_type(self.index_width(common.addrspace));
                    self.bounds(node, Bounds::Addresses(ty), subject)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// What is wrong with a node that names what is to be linked, too.
    fn reference_problem(&self, node: Metadata) -> Option<&'static str> {
        let [operand] = self.tuple(node).unwrap_or_default() else {
            return Some("ref metadata must have one operand");
        };
        let value = operand.and_then(|operand| self.ctx.metadata(operand));
        let Some(MetadataData::Value(value)) = value else {
            return Some("ref metadata must be ValueAsMetadata");
        };
        let pointer = self.ctx.is_pointer(self.ctx.constant_type(*value));
        (!pointer).then_some("ref value must be pointer typed")
    }

    fn association_problem(&self, symbol: Symbol, node: Metadata) -> Option<&'static str> {
        let [operand] = self.tuple(node).unwrap_or_default() else {
            return Some("associated metadata must have one operand");
        };
        let Some(operand) = *operand else {
            return Some("associated metadata must have a global value");
        };
        let Some(MetadataData::Value(value)) = self.ctx.metadata(operand) else {
            return Some("associated metadata must be ValueAsMetadata");
        };
        if !self.ctx.is_pointer(self.ctx.constant_type(*value)) {
            return Some("associated value must be pointer typed");
        }
        let own = self.symbol_of(self.ctx.without_bitcasts(*value)) == Some(symbol);
        own.then_some("global values should not associate to themselves")
    }

    /// Symbols that are shared between libraries.
    fn shared_storage(
        &mut self,
        common: &GlobalCommon,
        declaration: bool,
        subject: Subject<'m>,
    ) -> Checked {
        let visibility = common.visibility;
        match common.dll_storage {
            DllStorage::Default => Ok(()),
            DllStorage::Export => {
                let message = "dllexport GlobalValue must have default or protected visibility";
                self.check(visibility != Visibility::Hidden, message, subject)
            }
            DllStorage::Import => {
                let message = "dllimport GlobalValue must have default visibility";
                self.check(visibility == Visibility::Default, message, subject)?;
                let external = matches!(common.linkage, Linkage::External | Linkage::ExternWeak);
                let imported =
                    declaration && external || common.linkage == Linkage::AvailableExternally;
                let message = "Global is marked as dllimport, but not external";
                self.check(imported, message, subject)
            }
        }
    }

    fn variable(&mut self, global: &'m GlobalVariable) -> Checked {
        let common = &global.common;
        let subject = Subject::Global(common.symbol);
        let huge = common.align.is_some_and(|align| align > MAX_ALIGNMENT);
        self.check(!huge, HUGE_ALIGNMENT, subject)?;
        let sized = self.is_sized(global.ty);
        if let Some(init) = global.init {
            let same = self.ctx.constant_type(init) == global.ty;
            let message = "Global variable initializer type does not match global variable type!";
            self.check(same, message, subject)?;
            self.check(sized, "Global variable initializer must be sized", subject)?;
        }
        if common.linkage == Linkage::Common
            && let Some(init) = global.init
        {
            let zero = self.ctx.is_zero(init);
            self.check(zero, "'common' global must have a zero initializer!", subject)?;
            let message = "'common' global may not be marked constant!";
            self.check(!global.constant, message, subject)?;
            let message = "'common' global may not be in a Comdat!";
            self.check(common.comdat.is_none(), message, subject)?;
        }
        self.reserved(global, subject)?;
        self.described(common)?;
        let name = self.target_name(global.ty);
        let scalable = self.holds_scalable(global.ty);
        self.check(!scalable, "Globals cannot contain scalable types", subject)?;
        if !name.is_empty() && self.ctx.target_layout(global.ty).is_none() {
            let variable = self.excerpts.symbol(common.symbol);
            let variable = variable.trim_start_matches("ptr ");
            let message = format!("Global {variable} has illegal target extension type");
            let subjects = vec![format!(" {}", self.ctx.type_text(global.ty))];
            return Err(self.broken_of(&message, subjects));
        }
        self.global_value(common, global.init.is_none(), Some(global.ty))
    }

    /// Whether a type is scalable, or holds one that is.
    fn holds_scalable(&self, ty: Type) -> bool {
        let (mut open, mut seen) = (vec![ty], FxHashSet::default());
        while let Some(ty) = open.pop() {
            match self.ctx.ty(ty) {
                TypeData::Vector { scalable: true, .. } => return true,
                TypeData::Array { elem, .. } => open.push(*elem),
                TypeData::TargetExt { .. } => {
                    if matches!(self.target_name(ty), b"aarch64.svcount" | b"riscv.vector.tuple") {
                        return true;
                    }
                }
                _ if seen.insert(ty) => {
                    let fields = self.ctx.struct_fields(ty).map_or(&[][..], |parts| parts.0);
                    open.extend_from_slice(fields);
                }
                _ => {}
            }
        }
        false
    }

    /// What debuggers are told of a variable.
    fn described(&mut self, common: &GlobalCommon) -> Checked {
        for &(kind, node) in &common.attachments {
            let data = self.ctx.metadata(node);
            let fits = matches!(data, Some(MetadataData::Di(di))
                if di.kind == DiKind::GlobalVariableExpression);
            if self.ctx.str_bytes(kind) == b"dbg" && !fits {
                let message = "!dbg attachment of global variable must be a \
                               DIGlobalVariableExpression";
                self.errors.push(VerifyError::of_debug_info(message, Vec::new()));
                return Err(Broken);
            }
        }
        Ok(())
    }

    /// Variables whose names mean something to LLVM.
    fn reserved(&mut self, global: &'m GlobalVariable, subject: Subject<'m>) -> Checked {
        let name = global.common.symbol.name().map_or(&b""[..], |name| self.ctx.str_bytes(name));
        let structors = matches!(name, b"llvm.global_ctors" | b"llvm.global_dtors");
        if !structors && !matches!(name, b"llvm.used" | b"llvm.compiler.used") {
            return Ok(());
        }
        let linked = global.init.is_none() || global.common.linkage == Linkage::Appending;
        self.check(linked, "invalid linkage for intrinsic global variable", subject)?;
        let used = self.is_used(global.common.symbol);
        self.check(!used, "invalid uses of intrinsic global variable", subject)?;
        let TypeData::Array { elem, .. } = *self.ctx.ty(global.ty) else { return Ok(()) };
        if structors {
            return self.structor(elem, subject);
        }
        let pointers = self.ctx.is_pointer(elem);
        self.check(pointers, "wrong type for intrinsic global variable", subject)?;
        let Some(init) = global.init else { return Ok(()) };
        if let ConstantData::Aggregate { elems, .. } = self.ctx.constant(init) {
            return elems.iter().try_for_each(|&elem| self.listed(name, elem));
        }
        let subjects = vec![self.excerpts.constant(init)];
        Err(self.broken_of("wrong initializer for intrinsic global variable", subjects))
    }

    /// An entry of `llvm.used` or `llvm.compiler.used`.
    fn listed(&mut self, list: &[u8], entry: Constant) -> Checked {
        let list = String::from_utf8_lossy(list);
        let symbol = self.symbol_of(self.without_casts(entry));
        let Some(symbol) = symbol.filter(|&symbol| self.is_listable(symbol)) else {
            let subjects = vec![self.excerpts.constant(entry)];
            return Err(self.broken_of(&format!("invalid {list} member"), subjects));
        };
        if symbol.name().is_some() {
            return Ok(());
        }
        let subjects = vec![self.excerpts.constant(entry)];
        Err(self.broken_of(&format!("members of {list} must be named"), subjects))
    }

    fn is_listable(&self, symbol: Symbol) -> bool {
        !matches!(self.module.lookup(symbol), None | Some(GlobalRef::Ifunc(_)))
    }

    /// What a pointer is without casts, and without steps that lead nowhere.
    fn without_casts(&self, mut constant: Constant) -> Constant {
        while let ConstantData::Expr(expr) = self.ctx.constant(constant) {
            let [from, steps @ ..] = &expr.operands[..] else { break };
            let still = match expr.opcode {
                Opcode::BitCast | Opcode::AddrSpaceCast => true,
                Opcode::GetElementPtr => steps.iter().all(|&step| self.ctx.is_zero(step)),
                _ => false,
            };
            if !still {
                break;
            }
            constant = *from;
        }
        constant
    }

    /// `{ i32, ptr, ptr }`, the first of the pointers where functions are.
    fn structor(&mut self, ty: Type, subject: Subject<'m>) -> Checked {
        let pointer = |rules: &Self, ty: &Type| rules.ctx.is_pointer(*ty);
        let fields = self.ctx.struct_fields(ty).map(|(fields, _)| fields).unwrap_or_default();
        let (fits, third) = match fields {
            [priority, called, rest @ ..] if rest.len() < 2 => {
                let space = program_addrspace(&self.module.data_layout);
                let called = self.ctx.same_when_opaque(*called, self.ctx.ptr_type(space));
                (*priority == Type::I32 && called, rest.first())
            }
            _ => (false, None),
        };
        let wrong = "wrong type for intrinsic global variable";
        self.check(fits, wrong, subject)?;
        let message = "the third field of the element type is mandatory, specify ptr null to \
                       migrate from the obsoleted 2-field form";
        self.check_alone(third.is_some(), message)?;
        self.check(third.is_some_and(|third| pointer(self, third)), wrong, subject)
    }

    /// Whether anything in the module names this variable.
    fn is_used(&self, symbol: Symbol) -> bool {
        let module = self.module;
        let names = |constant: Constant| {
            let mut seen = FxHashSet::default();
            let mut open = vec![constant];
            while let Some(constant) = open.pop() {
                if seen.insert(constant) {
                    if self.symbol_of(constant) == Some(symbol) {
                        return true;
                    }
                    open.extend(match self.ctx.constant(constant) {
                        ConstantData::Aggregate { elems, .. } => elems.iter(),
                        ConstantData::Expr(expr) => expr.operands.iter(),
                        _ => [].iter(),
                    });
                }
            }
            false
        };
        let in_function = |function: &Function| {
            let body = function.body.as_ref();
            let insts = body.into_iter().flat_map(|body| {
                body.layout
                    .iter()
                    .flat_map(move |&block| body.insts(block))
                    .map(move |&at| (body, at))
            });
            let mut found = false;
            for (body, inst) in insts {
                for_each_value(body, &body.insts[inst], |value| {
                    found |= value.as_constant().is_some_and(names);
                });
            }
            found
        };
        module.functions().iter().any(in_function)
            || module.globals().iter().filter_map(|global| global.init).any(names)
            || module.aliases().iter().any(|alias| names(alias.target))
    }

    fn alias(&mut self, alias: &'m Indirection) -> Checked {
        use Linkage::{
            AvailableExternally, External, Internal, LinkOnceAny, LinkOnceOdr, Private, WeakAny,
            WeakOdr,
        };
        let subject = Subject::Global(alias.common.symbol);
        let linkage = alias.common.linkage;
        let fits = matches!(
            linkage,
            External
                | Internal
                | Private
                | WeakAny
                | WeakOdr
                | LinkOnceAny
                | LinkOnceOdr
                | AvailableExternally
        );
        let message = "Alias should have private, internal, linkonce, weak, linkonce_odr, weak_odr, external, or available_externally linkage!";
        self.check(fits, message, subject)?;
        let whole = matches!(
            self.ctx.constant(alias.target),
            ConstantData::Global { .. } | ConstantData::Expr(_)
        );
        let space = self.ctx.address_space(self.ctx.constant_type(alias.target));
        let message = "Alias and aliasee types should match!";
        self.check(space == Some(alias.common.addrspace), message, subject)?;
        let message = "Aliasee should be either GlobalValue or ConstantExpr";
        self.check(whole, message, subject)?;
        if let Err(message) = self.aliases.aliasee(alias) {
            let _ = self.broken(message, subject);
        }
        self.global_value(&alias.common, false, Some(alias.ty))
    }

    fn ifunc(&mut self, ifunc: &'m Indirection) -> Checked {
        let subject = Subject::Global(ifunc.common.symbol);
        let _ = self.global_value(&ifunc.common, false, None);
        self.told_of(ifunc)?;
        let fits = !matches!(
            ifunc.common.linkage,
            Linkage::Common
                | Linkage::Appending
                | Linkage::ExternWeak
                | Linkage::AvailableExternally
        );
        let message = "IFunc should have private, internal, linkonce, weak, linkonce_odr, \
                       weak_odr, or external linkage!";
        self.check(fits, message, subject)?;
        let resolver = self.aliases.function(ifunc.target);
        self.check(resolver.is_some(), "IFunc must have a Function resolver", subject)?;
        let defined = resolver.is_some_and(|resolver| resolver.body.is_some());
        self.check(defined, "IFunc resolver must be a definition", subject)?;
        let parts = resolver.and_then(|resolver| self.ctx.function_parts(resolver.ty));
        let pointer = parts.is_some_and(|parts| self.ctx.is_pointer(parts.0));
        self.check(pointer, "IFunc resolver must return a pointer", subject)
    }

    /// What an indirect function may not be told.
    fn told_of(&mut self, ifunc: &'m Indirection) -> Checked {
        let ctx = self.ctx;
        let subject = Subject::Global(ifunc.common.symbol);
        let mut kinds = ifunc.common.attachments.iter().map(|row| ctx.str_bytes(row.0));
        if kinds.clone().any(|kind| kind == b"dbg") {
            let subjects = vec![self.text(subject)];
            let message = "an ifunc may not have a !dbg attachment";
            self.errors.push(VerifyError::of_debug_info(message, subjects));
            return Err(Broken);
        }
        let profiled = kinds.any(|kind| kind == b"prof");
        self.check(!profiled, "an ifunc may not have a !prof attachment", subject)
    }
}
