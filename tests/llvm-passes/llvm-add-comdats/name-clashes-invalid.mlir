// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics --llvm-add-comdats

llvm.func linkonce @f() {
  llvm.return
}
// expected-note@below {{see existing symbol definition here}}
llvm.comdat @__llvm_comdat {
  // expected-error@below {{redefinition of symbol named 'f'}}
  llvm.comdat_selector @f largest
}

// -----

llvm.func @__llvm_comdat()
// expected-error@below {{expected comdat symbol}}
llvm.func linkonce @f() {
  llvm.return
}
// expected-error@below {{expected comdat symbol}}
llvm.func linkonce_odr @g() {
  llvm.return
}

// -----

module @__llvm_comdat {
}
// expected-error@below {{expected comdat symbol}}
llvm.func linkonce @f() {
  llvm.return
}

// -----

"foo.symbol"() {sym_name = "__llvm_comdat"} : () -> ()
// expected-error@below {{expected comdat symbol}}
llvm.func linkonce @f() {
  llvm.return
}
