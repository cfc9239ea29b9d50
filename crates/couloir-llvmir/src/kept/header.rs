//! Headers: functions without their bodies, globals, aliases and ifuncs.

use crate::context::{Context, Symbol};
use crate::module::{Function, GlobalCommon, GlobalRef, GlobalVariable, Indirection, Module};

/// What is compared and restored field by field.
pub trait Fields {
    /// Whether the two are the same but for content and metadata.
    fn same_fields(&self, other: &Self) -> bool;
    /// Gives what is as in `before` the value that it has in `after`.
    fn restore_fields(&mut self, before: &Self, after: &Self);
}

/// What stands at the top level under a name.
pub trait Header: Fields + Sized + Clone {
    /// The one that is referred to, if it is of this kind.
    fn find(module: &Module, known: GlobalRef) -> Option<&Self>;
    /// What all have.
    fn common(&self) -> &GlobalCommon;
    /// What all have, to change it.
    fn common_mut(&mut self) -> &mut GlobalCommon;
    /// The same without content, under another name.
    #[must_use]
    fn outline(&self, ctx: &Context, symbol: Symbol) -> Self;
    /// Adds it to a module.
    fn add(self, module: &mut Module);

    /// Takes away what is the same in both and has blocks in it, which cannot be named where their
    /// function has none.
    fn forget_blocks(&mut self, _: &mut Self, _: &Context) {}

    /// The same with the blocks that it was made of: those have other numbers when they come back.
    /// None where there are none.
    fn with_blocks_of(&self, _: &Context, _: &Self) -> Option<Self> {
        None
    }

    /// Gives what is as in `before` the value that it has in `after`; metadata in any case.
    fn restore(&mut self, before: &Self, after: &Self) {
        self.common_mut().restore_fields(before.common(), after.common());
        self.common_mut().attachments.clone_from(&after.common().attachments);
        self.restore_fields(before, after);
    }

    /// Whether the two are the same but for content.
    fn is_same(&self, other: &Self) -> bool {
        let (own, others) = (self.common(), other.common());
        own.same_fields(others) && own.attachments == others.attachments && self.same_fields(other)
    }
}

/// Implements [`Fields`].
macro_rules! fields {
    ($ty:ty: $($field:ident),*) => {
        impl Fields for $ty {
            fn same_fields(&self, other: &Self) -> bool {
                $(self.$field == other.$field)&&*
            }

            fn restore_fields(&mut self, before: &Self, after: &Self) {
                $(if self.$field == before.$field {
                    self.$field.clone_from(&after.$field);
                })*
            }
        }
    };
}

fields! { GlobalCommon: linkage, visibility, dll_storage, thread_local, unnamed_addr, dso_local,
addrspace, partition, section, comdat, align }
fields! { Function: conv, attributes, gc, prefix, prologue, personality }
fields! { GlobalVariable: ty, init, constant, externally_initialized, code_model, sanitizer,
attributes }
fields! { Indirection: target }

impl GlobalCommon {
    fn outline(&self, symbol: Symbol) -> Self {
        Self { symbol, ..self.clone() }
    }
}

impl Header for Function {
    fn find(module: &Module, known: GlobalRef) -> Option<&Self> {
        match known {
            GlobalRef::Function(at) => module.functions().get(at),
            _ => None,
        }
    }

    fn common(&self) -> &GlobalCommon {
        &self.common
    }

    fn common_mut(&mut self) -> &mut GlobalCommon {
        &mut self.common
    }

    fn outline(&self, ctx: &Context, symbol: Symbol) -> Self {
        Self {
            common: self.common.outline(symbol),
            ty: self.ty,
            conv: self.conv,
            attributes: self.attributes,
            gc: self.gc,
            prefix: self.prefix,
            prologue: self.prologue,
            personality: self.personality,
            body: self.body.as_ref().map(|_| Box::new(super::keeper::empty_body(ctx, self.ty))),
        }
    }

    fn add(self, module: &mut Module) {
        module.add_function(self);
    }
}

impl Header for GlobalVariable {
    fn find(module: &Module, known: GlobalRef) -> Option<&Self> {
        match known {
            GlobalRef::Variable(at) => module.globals().get(at),
            _ => None,
        }
    }

    fn common(&self) -> &GlobalCommon {
        &self.common
    }

    fn common_mut(&mut self) -> &mut GlobalCommon {
        &mut self.common
    }

    fn outline(&self, _: &Context, symbol: Symbol) -> Self {
        Self { common: self.common.outline(symbol), ..self.clone() }
    }

    fn forget_blocks(&mut self, other: &mut Self, ctx: &Context) {
        if self.init == other.init && self.init.is_some_and(|init| ctx.holds_blocks(init)) {
            self.init = Some(ctx.zero(self.ty));
            other.init = Some(ctx.zero(other.ty));
        }
    }

    fn with_blocks_of(&self, ctx: &Context, was: &Self) -> Option<Self> {
        let (own, other) = (self.init?, was.init?);
        let alike = own != other && ctx.same_but_for_blocks(own, other);
        alike.then(|| Self { init: was.init, ..self.clone() })
    }

    fn add(self, module: &mut Module) {
        module.add_global(self);
    }
}

impl Header for Indirection {
    fn find(module: &Module, known: GlobalRef) -> Option<&Self> {
        match known {
            GlobalRef::Alias(at) => module.aliases().get(at),
            GlobalRef::Ifunc(at) => module.ifuncs().get(at),
            _ => None,
        }
    }

    fn common(&self) -> &GlobalCommon {
        &self.common
    }

    fn common_mut(&mut self) -> &mut GlobalCommon {
        &mut self.common
    }

    fn outline(&self, _: &Context, symbol: Symbol) -> Self {
        Self { common: self.common.outline(symbol), ..self.clone() }
    }

    /// Ifuncs differ from aliases in the type of what they stand for only; either serves.
    fn add(self, module: &mut Module) {
        module.add_alias(self);
    }
}
