// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%p: !llvm.ptr<1>) {
  // expected-error @+1 {{invalid properties {other = 1 : i64} for op xevm.blockload: unknown key '"other"' when parsing properties dictionary}}
  %0 = xevm.blockload %p <{other = 1}> : (!llvm.ptr<1>) -> i8
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
  // expected-error @+1 {{invalid properties 1 : i64 for op xevm.blockload: expected DictionaryAttr to set properties}}
  %0 = xevm.blockload %p <1> : (!llvm.ptr<1>) -> i8
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
  // expected-error @+1 {{invalid properties 1 : i64 for op xevm.prefetch: expected DictionaryAttr to set properties}}
  xevm.prefetch %p <1> : (!llvm.ptr<1>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
  // expected-error @+1 {{'xevm.memfence' op requires attribute 'scope'}}
  xevm.memfence
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
  // expected-error @+1 {{'xevm.memfence' op requires attribute 'scope'}}
  xevm.memfence <{}>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
  // expected-error @+1 {{invalid properties {scope = 1 : i32} for op xevm.memfence: Invalid attribute `scope` in property conversion: 1 : i32}}
  xevm.memfence <{scope = 1 : i32}>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
  // expected-error @+1 {{custom op 'xevm.memfence' 'xevm.memfence' op attribute 'scope' failed to satisfy constraint: Describe memory scopes}}
  xevm.memfence <{scope = #xevm.mem_scope<lane>}> {scope = 1 : i32}
  llvm.return
}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse XeVM_TargetAttr parameter 'flags' which is to be a `::mlir::DictionaryAttr`}}
func.func private @f() attributes {a = #xevm.target<flags = 1>}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse XeVM_TargetAttr parameter 'linkFiles' which is to be a `::mlir::ArrayAttr`}}
func.func private @f() attributes {a = #xevm.target<linkFiles = {a}>}
