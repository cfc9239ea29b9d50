// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f() {
// expected-error @+1 {{invalid properties {} for op llvm.intr.ubsantrap: expected key entry for failureKind in DictionaryAttr to set Properties.}}
  llvm.intr.ubsantrap
  llvm.return
}

// -----

llvm.func @f() {
// expected-error @+1 {{invalid properties {failureKind = 1 : i8, other} for op llvm.intr.ubsantrap: unknown key '"other"' when parsing properties dictionary}}
  llvm.intr.ubsantrap <{failureKind = 1 : i8, other}>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error @+1 {{invalid properties {failureKind = "s"} for op llvm.intr.ubsantrap: Invalid attribute `failureKind` in property conversion: "s"}}
  llvm.intr.ubsantrap <{failureKind = "s"}>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error @+1 {{expected attribute value}}
  llvm.intr.ubsantrap <failureKind = 1 : i8}>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error @+1 {{expected '>'}}
  llvm.intr.ubsantrap <{failureKind = 1 : i8}
  llvm.return
}

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: !llvm.struct<(i32, none)>) {
  llvm.return
}

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: vector<4xindex>) {
  llvm.return
}

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'!llvm.struct<(index)>'}}
llvm.func @f() -> !llvm.struct<(index)>

// -----

llvm.func @f(%s: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %s[0] : !llvm.struct<(none)>
// expected-error @+1 {{custom op 'llvm.extractvalue' expected LLVM IR Dialect type, got '!llvm.struct<(none)>'}}
  llvm.return
}
