// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error @+1 {{'llvm.store' op attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array}}
  "llvm.store"(%x, %p) <{ordering = 0 : i64, tbaa = [@a]}> : (i32, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error @+1 {{'llvm.store' op attribute 'alias_scopes' failed to satisfy constraint: LLVM dialect alias scope array}}
  "llvm.store"(%x, %p) <{ordering = 0 : i64, alias_scopes = ["a", 1]}> : (i32, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>) {
// expected-error @+1 {{'rocdl.ds.load.tr16.b128' op attribute 'noalias_scopes' failed to satisfy constraint: LLVM dialect alias scope array}}
  %0 = "rocdl.ds.load.tr16.b128"(%p) <{noalias_scopes = [1]}> : (!llvm.ptr<3>) -> vector<8xf16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error @+1 {{invalid properties {access_groups = 1 : i32, ordering = 0 : i64} for op llvm.load: Invalid attribute `access_groups` in property conversion: 1 : i32}}
  %0 = "llvm.load"(%p) <{ordering = 0 : i64, access_groups = 1 : i32}> : (!llvm.ptr) -> i32
  llvm.return
}

// -----

// Of several attributes that the syntax gave already the first by name is reported.
// expected-error @+1 {{custom op 'llvm.func' attribute 'linkage' occurs more than once in the attribute list}}
llvm.func @f() attributes {unnamed_addr = 2 : i64, linkage = #llvm.linkage<weak>}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%x: i32) {
// expected-error @+1 {{custom op 'llvm.call' attribute 'TailCallKind' occurs more than once in the attribute list}}
  %r = llvm.call @g(%x) {op_bundle_sizes = array<i32: 1>, TailCallKind = #llvm.tailcallkind<tail>} : (i32) -> i32
  llvm.return
}

// -----

// The type for variadic calls is looked at once all ops are valid by themselves.
llvm.func @f(%x: f32, %p: !llvm.ptr) {
// expected-error @+1 {{expected 0 operand bundle tags, but actually got 1}}
  %r = llvm.call %p(%x) {var_callee_type = !llvm.func<i8 (...)>, op_bundle_tags = ["a"]} : !llvm.ptr, (f32) -> i32
  llvm.return
}

// -----

// expected-note @+1 {{when returning from function}}
llvm.func @f(%x: f32, %p: !llvm.ptr) {
  %r = llvm.call %p(%x) {var_callee_type = !llvm.func<i8 (f32)>} : !llvm.ptr, (f32) -> i32
// expected-error @+1 {{'llvm.return' op expected no operands}}
  llvm.return %x : f32
}
