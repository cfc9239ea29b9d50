//! The verifier: what the writer, and LLVM reading its text, rely on.
//!
//! Of a module: symbols differ; initializers have their variable's type; aliasees and resolvers
//! are pointers; alignments are powers of two; metadata that is declared is defined; named
//! metadata holds nodes. Of a body: see [`function`];
//! of constants: see [`constants`]; of what is well formed: see [`rules`].
//!
//! The verifier reports; it never panics, whatever the module holds.

mod constants;
mod error;
mod function;
mod insts;
mod rules;

pub use error::VerifyError;
pub use rules::{BodyRules, Definitions, heads_are_sound, verify_rules, verify_rules_with};

use rustc_hash::FxHashSet;

use crate::constants::ConstantData;
use crate::context::{Context, Str, Symbol};
use crate::metadata::{Metadata, MetadataData};
use crate::module::{GlobalCommon, GlobalVariable, Indirection, Linkage, Module};
use crate::types::{Type, TypeData};

/// What is wrong with the structure of a module, in the order of the module; nothing where it is
/// well formed, so that [`verify_rules`] can go on. Words are those of LLVM's verifier where that
/// checks the same.
pub fn verify_module(module: &Module) -> Vec<VerifyError> {
    let mut verifier = Verifier { ctx: module.context(), messages: Vec::new() };
    verifier.module(module);
    verifier.messages.into_iter().map(VerifyError::new).collect()
}

struct Verifier<'m> {
    ctx: &'m Context,
    messages: Vec<String>,
}

impl Verifier<'_> {
    fn check(&mut self, holds: bool, symbol: Symbol, message: &str) {
        if !holds {
            let name = symbol.name().map_or(&b"unnamed"[..], |name| self.ctx.str_bytes(name));
            self.messages.push(format!("@{}: {message}", String::from_utf8_lossy(name)));
        }
    }

    fn module(&mut self, module: &Module) {
        self.symbols(module);
        for global in module.globals() {
            self.common(&global.common);
            self.global(global);
        }
        for alias in module.aliases() {
            self.common(&alias.common);
            self.indirection(alias, "Aliasee should be a pointer");
        }
        for ifunc in module.ifuncs() {
            self.common(&ifunc.common);
            self.indirection(ifunc, "IFunc resolver should be a pointer");
        }
        for function in module.functions() {
            self.common(&function.common);
            self.messages.extend(function::verify(self.ctx, function));
        }
        self.messages.extend(constants::verify(module));
        for (name, nodes) in &module.named_metadata {
            self.named_metadata(*name, nodes);
        }
    }

    fn symbols(&mut self, module: &Module) {
        let globals = module.globals().iter().map(|global| &global.common);
        let others = module.aliases().iter().chain(module.ifuncs()).map(|other| &other.common);
        let functions = module.functions().iter().map(|function| &function.common);
        let mut seen = FxHashSet::default();
        for common in globals.chain(others).chain(functions) {
            let new = seen.insert(common.symbol);
            self.check(new, common.symbol, "Symbol is defined more than once");
        }
    }

    fn common(&mut self, common: &GlobalCommon) {
        let aligned = common.align.is_none_or(u64::is_power_of_two);
        self.check(aligned, common.symbol, "Alignment is not a power of two");
        for &(_, node) in &common.attachments {
            let node = self.is_node(node);
            self.check(node, common.symbol, "Metadata attachment is not a node");
        }
    }

    fn is_node(&self, metadata: Metadata) -> bool {
        matches!(self.ctx.metadata(metadata), Some(MetadataData::Tuple(_) | MetadataData::Di(_)))
    }

    fn global(&mut self, global: &GlobalVariable) {
        let symbol = global.common.symbol;
        let content = !matches!(
            self.ctx.ty(global.ty),
            TypeData::Void
                | TypeData::Function { .. }
                | TypeData::Label
                | TypeData::Metadata
                | TypeData::Token
        );
        self.check(content, symbol, "Global variable has a type that cannot be stored");
        let Some(init) = global.init else {
            let declared = matches!(global.common.linkage, Linkage::External | Linkage::ExternWeak);
            self.check(
                declared,
                symbol,
                "Global is external, but doesn't have external or weak linkage!",
            );
            return;
        };
        let same = self.ctx.constant_type(init) == global.ty;
        let message = "Global variable initializer type does not match global variable type!";
        self.check(same, symbol, message);
        let asm = matches!(self.ctx.constant(init), ConstantData::InlineAsm(_));
        self.check(!asm, symbol, "Inline assembly is no initializer");
    }

    fn indirection(&mut self, global: &Indirection, message: &str) {
        let ty = self.ctx.constant_type(global.target);
        let pointer = self.ctx.is_pointer(ty);
        self.check(pointer, global.common.symbol, message);
    }

    fn named_metadata(&mut self, name: Str, nodes: &[Metadata]) {
        for &node in nodes {
            if !self.is_node(node) {
                let name = String::from_utf8_lossy(self.ctx.str_bytes(name));
                self.messages.push(format!("!{name}: Operand of named metadata is not a node"));
            }
        }
    }
}

/// Whether values of a type can be arguments and results.
fn is_first_class(ctx: &Context, ty: Type) -> bool {
    !matches!(ctx.ty(ty), TypeData::Void | TypeData::Function { .. })
}
