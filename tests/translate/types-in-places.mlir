// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// LLVM keeps 24 bits of an address space, and takes an empty name for none.

llvm.func @spaces(!llvm.ptr<16777215>, !llvm.ptr<16777216>, !llvm.ptr<16777219>)
llvm.func @unnamed(!llvm.struct<"", (i32)>, !llvm.struct<"b", (struct<"", (i32)>)>) -> !llvm.struct<"", (i32)>
llvm.func @targets(%n: i32) {
  %0 = llvm.alloca %n x !llvm.target<"spirv.Image", i32, 1> : (i32) -> !llvm.ptr
  %1 = llvm.alloca %n x !llvm.array<2 x target<"spirv.Image">> : (i32) -> !llvm.ptr
  %2 = llvm.alloca %n x !llvm.target<"aarch64.svcount"> : (i32) -> !llvm.ptr
  llvm.return
}

// CHECK: %0 = type { i32 }
// CHECK: %b = type { %0 }
// CHECK: declare void @spaces(ptr addrspace(16777215), ptr, ptr addrspace(3))
// CHECK: declare %0 @unnamed(%0, %b)
// CHECK: define void @targets(i32 %0) {
// CHECK:   %2 = alloca target("spirv.Image", i32, 1), i32 %0, align 8
// CHECK:   %3 = alloca [2 x target("spirv.Image")], i32 %0, align 8
// CHECK:   %4 = alloca target("aarch64.svcount"), i32 %0, align 2
// CHECK:   ret void
// CHECK: }
