//! Headers: functions without their bodies, globals, aliases and ifuncs.

use crate::context::{Context, Symbol};
use crate::module::{Function, GlobalCommon, GlobalRef, GlobalVariable, Indirection, Module};

/// What stands at the top level under a name.
pub trait Header: Sized + Clone {
    /// The one of a name.
    fn find<'m>(module: &'m Module, name: &str) -> Option<&'m Self>;
    /// What all have, to change it.
    fn common_mut(&mut self) -> &mut GlobalCommon;
    /// Gives what is as in `before` the value that it has in `after`; metadata in any case.
    fn restore(&mut self, before: &Self, after: &Self);
    /// Whether the two are the same but for content.
    fn is_same(&self, other: &Self) -> bool;
    /// The same without content, under another name.
    #[must_use]
    fn outline(&self, ctx: &Context, symbol: Symbol) -> Self;
    /// Adds it to a module.
    fn add(self, module: &mut Module);
}

/// Fields that are compared and restored one by one.
macro_rules! fields {
    ($ty:ty: $($field:ident),*) => {
        impl $ty {
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
    fn restore(&mut self, before: &Self, after: &Self) {
        self.restore_fields(before, after);
        self.attachments.clone_from(&after.attachments);
    }

    fn is_same(&self, other: &Self) -> bool {
        self.same_fields(other) && self.attachments == other.attachments
    }

    fn outline(&self, symbol: Symbol) -> Self {
        Self { symbol, ..self.clone() }
    }
}

impl Header for Function {
    fn find<'m>(module: &'m Module, name: &str) -> Option<&'m Self> {
        match module.lookup(module.context().symbol(name))? {
            GlobalRef::Function(at) => module.functions().get(at),
            _ => None,
        }
    }

    fn common_mut(&mut self) -> &mut GlobalCommon {
        &mut self.common
    }

    fn restore(&mut self, before: &Self, after: &Self) {
        if self.ty == after.ty {
            self.common.restore(&before.common, &after.common);
            self.restore_fields(before, after);
        }
    }

    fn is_same(&self, other: &Self) -> bool {
        self.common.is_same(&other.common) && self.same_fields(other)
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
            body: self.body.as_ref().map(|_| super::keeper::empty_body(ctx, self.ty)),
        }
    }

    fn add(self, module: &mut Module) {
        module.add_function(self);
    }
}

impl Header for GlobalVariable {
    fn find<'m>(module: &'m Module, name: &str) -> Option<&'m Self> {
        match module.lookup(module.context().symbol(name))? {
            GlobalRef::Variable(at) => module.globals().get(at),
            _ => None,
        }
    }

    fn common_mut(&mut self) -> &mut GlobalCommon {
        &mut self.common
    }

    fn restore(&mut self, before: &Self, after: &Self) {
        self.common.restore(&before.common, &after.common);
        self.restore_fields(before, after);
    }

    fn is_same(&self, other: &Self) -> bool {
        self.common.is_same(&other.common) && self.same_fields(other)
    }

    fn outline(&self, _: &Context, symbol: Symbol) -> Self {
        Self { common: self.common.outline(symbol), ..self.clone() }
    }

    fn add(self, module: &mut Module) {
        module.add_global(self);
    }
}

impl Header for Indirection {
    fn find<'m>(module: &'m Module, name: &str) -> Option<&'m Self> {
        match module.lookup(module.context().symbol(name))? {
            GlobalRef::Alias(at) => module.aliases().get(at),
            GlobalRef::Ifunc(at) => module.ifuncs().get(at),
            _ => None,
        }
    }

    fn common_mut(&mut self) -> &mut GlobalCommon {
        &mut self.common
    }

    fn restore(&mut self, before: &Self, after: &Self) {
        self.common.restore(&before.common, &after.common);
        self.restore_fields(before, after);
    }

    fn is_same(&self, other: &Self) -> bool {
        self.common.is_same(&other.common) && self.same_fields(other)
    }

    fn outline(&self, _: &Context, symbol: Symbol) -> Self {
        Self { common: self.common.outline(symbol), ..self.clone() }
    }

    /// Ifuncs differ from aliases in the type of what they stand for only; either serves.
    fn add(self, module: &mut Module) {
        module.add_alias(self);
    }
}
