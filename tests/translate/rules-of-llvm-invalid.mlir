// RUN: not mlir-translate %s --split-input-file --mlir-to-llvmir 2>&1 | FileCheck %s

// CHECK: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
// CHECK-NEXT: ptr @two_ways
llvm.func @two_ways(%arg0: !llvm.ptr {llvm.byval = i32, llvm.sret = i32})

// -----

// CHECK: Attribute 'sret' is not on first or second parameter!
// CHECK-NEXT: ptr @late
llvm.func @late(%a: i32, %b: i32, %c: !llvm.ptr {llvm.sret = i32})

// -----

// CHECK: Invalid struct return type!
// CHECK-NEXT: ptr @returns_more
llvm.func @returns_more(%a: !llvm.ptr {llvm.sret = i32}) -> i32

// -----

// CHECK: Attribute 'nonnull' applied to incompatible type!
// CHECK-NEXT: call void @takes_number(i32 nonnull %0)
llvm.func @takes_number(i32)
llvm.func @calls(%p: i32) {
  llvm.call @takes_number(%p) : (i32 {llvm.nonnull}) -> ()
  llvm.return
}

// -----

// CHECK: cannot guarantee tail call due to mismatched parameter counts
// CHECK-NEXT: %2 = musttail call i32 @callee(i32 %0, i32 %0)
llvm.func @callee(i32, i32) -> i32
llvm.func @tail(%a: i32) -> i32 {
  %r = llvm.call musttail @callee(%a, %a) : (i32, i32) -> i32
  llvm.return %r : i32
}

// -----

// CHECK: calling convention does not permit calls
// CHECK-NEXT: call amdgpu_kernel void @kernel(i32 %0)
llvm.func amdgpu_kernelcc @kernel(i32)
llvm.func @host(%p: i32) {
  llvm.call amdgpu_kernelcc @kernel(%p) : (i32) -> ()
  llvm.return
}

// -----

// CHECK: Multiple deopt operand bundles
// CHECK-NEXT: call void @callee(i32 %0) [ "deopt"(i32 %0), "deopt"(i32 %0) ]
llvm.func @callee(i32)
llvm.func @bundles(%p: i32) {
  llvm.call @callee(%p) ["deopt"(%p : i32), "deopt"(%p : i32)] : (i32) -> ()
  llvm.return
}

// -----

// CHECK: 'common' global must have a zero initializer!
// CHECK-NEXT: ptr @common
llvm.mlir.global common @common() : i32

// -----

// CHECK: Aliases cannot form a cycle
// CHECK-NEXT: ptr @a
// CHECK-NEXT: Aliases cannot form a cycle
// CHECK-NEXT: ptr @b
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @b : i32 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// CHECK: module flag identifiers must be unique (or of 'require' type)
// CHECK-NEXT: !"twice"
llvm.module_flags [#llvm.mlir.module_flag<error, "twice", 1 : i32>, #llvm.mlir.module_flag<error, "twice", 2 : i32>]

// -----

// CHECK: 'vscale_range' minimum must be power-of-two value
// CHECK-NEXT: ptr @scales
// CHECK-NEXT: 'vscale_range' minimum cannot be greater than maximum
// CHECK-NEXT: ptr @scales
llvm.func @scales() attributes {vscale_range = #llvm.vscale_range<minRange = 3 : i32, maxRange = 2 : i32>} {
  llvm.return
}
