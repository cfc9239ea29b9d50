// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: i8) {
  omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i8
  omp.atomic.write %x = %e : !llvm.ptr, i8
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: i16) {
  omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i16
  omp.atomic.write %x = %e : !llvm.ptr, i16
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %x = %e : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: i64) {
  omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i64
  omp.atomic.write %x = %e : !llvm.ptr, i64
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: f16) {
  omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, f16
  omp.atomic.write %x = %e : !llvm.ptr, f16
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: f32) {
  omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, f32
  omp.atomic.write %x = %e : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: f64) {
  omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, f64
  omp.atomic.write %x = %e : !llvm.ptr, f64
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.read %v = %x memory_order(acquire) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %x = %e memory_order(release) : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.read %v = %x memory_order(seq_cst) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %x = %e memory_order(seq_cst) : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.read %v = %x memory_order(relaxed) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %x = %e memory_order(relaxed) : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.add %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.add %e, %a : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.sub %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.sub %e, %a : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.and %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.or %e, %a : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.xor %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.mul %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.shl %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update memory_order(seq_cst) %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.add %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update memory_order(seq_cst) %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.mul %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update memory_order(relaxed) %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.add %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update memory_order(relaxed) %x : !llvm.ptr {
  ^bb0(%a: i32):
    %s = llvm.mul %a, %e : i32
    omp.yield(%s : i32)
  }
  llvm.return
}

// -----

llvm.func @float(%x: !llvm.ptr, %f: f32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%a: f32):
    %s = llvm.fadd %a, %f : f32
    omp.yield(%s : f32)
  }
  llvm.return
}

// -----

omp.private {type = private} @own : i32

llvm.func @within_a_team(%a: i32, %p: !llvm.ptr) {
  omp.parallel private(@own %p -> %x : !llvm.ptr) {
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%b: i32):
      %s = llvm.mul %a, %b : i32
      omp.yield(%s : i32)
    }
    omp.atomic.read %p = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.update %p : !llvm.ptr {
    ^bb0(%b: i32):
      %s = llvm.mul %a, %b : i32
      %t = llvm.add %s, %a : i32
      omp.yield(%t : i32)
    }
    omp.terminator
  }
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i8 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_ATOMIC_READ:[^ ]+]] = load atomic i8, ptr %[[V0]] monotonic, align 1
// CHECK-NEXT:   store i8 %[[OMP_ATOMIC_READ]], ptr %[[V1]], align 1
// CHECK-NEXT:   store atomic i8 %[[V2]], ptr %[[V0]] monotonic, align 1
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i16 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_ATOMIC_READ:[^ ]+]] = load atomic i16, ptr %[[V0]] monotonic, align 2
// CHECK-NEXT:   store i16 %[[OMP_ATOMIC_READ]], ptr %[[V1]], align 2
// CHECK-NEXT:   store atomic i16 %[[V2]], ptr %[[V0]] monotonic, align 2
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_ATOMIC_READ:[^ ]+]] = load atomic i32, ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   store i32 %[[OMP_ATOMIC_READ]], ptr %[[V1]], align 4
// CHECK-NEXT:   store atomic i32 %[[V2]], ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_ATOMIC_READ:[^ ]+]] = load atomic i64, ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   store i64 %[[OMP_ATOMIC_READ]], ptr %[[V1]], align 4
// CHECK-NEXT:   store atomic i64 %[[V2]], ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], half %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_ATOMIC_LOAD:[^ ]+]] = load atomic i16, ptr %[[V0]] monotonic, align 2
// CHECK-NEXT:   %[[ATOMIC_FLT_CAST:[^ ]+]] = bitcast i16 %[[OMP_ATOMIC_LOAD]] to half
// CHECK-NEXT:   store half %[[ATOMIC_FLT_CAST]], ptr %[[V1]], align 2
// CHECK-NEXT:   %[[ATOMIC_SRC_INT_CAST:[^ ]+]] = bitcast half %[[V2]] to i16
// CHECK-NEXT:   store atomic i16 %[[ATOMIC_SRC_INT_CAST]], ptr %[[V0]] monotonic, align 2
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   %[[ATOMIC_FLT_CAST:[^ ]+]] = bitcast i32 %[[OMP_ATOMIC_LOAD]] to float
// CHECK-NEXT:   store float %[[ATOMIC_FLT_CAST]], ptr %[[V1]], align 4
// CHECK-NEXT:   %[[ATOMIC_SRC_INT_CAST:[^ ]+]] = bitcast float %[[V2]] to i32
// CHECK-NEXT:   store atomic i32 %[[ATOMIC_SRC_INT_CAST]], ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], double %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_ATOMIC_LOAD:[^ ]+]] = load atomic i64, ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   %[[ATOMIC_FLT_CAST:[^ ]+]] = bitcast i64 %[[OMP_ATOMIC_LOAD]] to double
// CHECK-NEXT:   store double %[[ATOMIC_FLT_CAST]], ptr %[[V1]], align 8
// CHECK-NEXT:   %[[ATOMIC_SRC_INT_CAST:[^ ]+]] = bitcast double %[[V2]] to i64
// CHECK-NEXT:   store atomic i64 %[[ATOMIC_SRC_INT_CAST]], ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_ATOMIC_READ:[^ ]+]] = load atomic i32, ptr %[[V0]] acquire, align 4
// CHECK-NEXT:   call void @__kmpc_flush(ptr @1)
// CHECK-NEXT:   store i32 %[[OMP_ATOMIC_READ]], ptr %[[V1]], align 4
// CHECK-NEXT:   store atomic i32 %[[V2]], ptr %[[V0]] release, align 4
// CHECK-NEXT:   call void @__kmpc_flush(ptr @1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_flush(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_ATOMIC_READ:[^ ]+]] = load atomic i32, ptr %[[V0]] seq_cst, align 4
// CHECK-NEXT:   call void @__kmpc_flush(ptr @1)
// CHECK-NEXT:   store i32 %[[OMP_ATOMIC_READ]], ptr %[[V1]], align 4
// CHECK-NEXT:   store atomic i32 %[[V2]], ptr %[[V0]] seq_cst, align 4
// CHECK-NEXT:   call void @__kmpc_flush(ptr @1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_flush(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_ATOMIC_READ:[^ ]+]] = load atomic i32, ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   store i32 %[[OMP_ATOMIC_READ]], ptr %[[V1]], align 4
// CHECK-NEXT:   store atomic i32 %[[V2]], ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = atomicrmw add ptr %[[V0]], i32 %[[V1]] monotonic, align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = add i32 %[[V3]], %[[V1]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = atomicrmw add ptr %[[V0]], i32 %[[V1]] monotonic, align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = add i32 %[[V3]], %[[V1]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = atomicrmw sub ptr %[[V0]], i32 %[[V1]] monotonic, align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 %[[V3]], %[[V1]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[X_NEW_VAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   br label %[[_ATOMIC_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.cont:                                     ; preds = %[[_ATOMIC_CONT]], %[[ENTRY]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = phi i32 [ %[[_ATOMIC_LOAD]], %[[ENTRY]] ], [ %[[V7:[^ ]+]], %[[_ATOMIC_CONT]] ]
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 %[[V1]], %[[V3]]
// CHECK-NEXT:   store i32 %[[V4]], ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = cmpxchg ptr %[[V0]], i32 %[[V3]], i32 %[[V5]] monotonic monotonic, align 4
// CHECK-NEXT:   %[[V7]] = extractvalue { i32, i1 } %[[V6]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = extractvalue { i32, i1 } %[[V6]], 1
// CHECK-NEXT:   br i1 %[[V8]], label %[[_ATOMIC_EXIT:[^ ]+]], label %[[_ATOMIC_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.exit:                                     ; preds = %[[_ATOMIC_CONT]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = atomicrmw and ptr %[[V0]], i32 %[[V1]] monotonic, align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = and i32 %[[V3]], %[[V1]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = atomicrmw or ptr %[[V0]], i32 %[[V1]] monotonic, align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = or i32 %[[V3]], %[[V1]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = atomicrmw xor ptr %[[V0]], i32 %[[V1]] monotonic, align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = xor i32 %[[V3]], %[[V1]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[X_NEW_VAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   br label %[[_ATOMIC_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.cont:                                     ; preds = %[[_ATOMIC_CONT]], %[[ENTRY]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = phi i32 [ %[[_ATOMIC_LOAD]], %[[ENTRY]] ], [ %[[V7:[^ ]+]], %[[_ATOMIC_CONT]] ]
// CHECK-NEXT:   %[[V4:[^ ]+]] = mul i32 %[[V3]], %[[V1]]
// CHECK-NEXT:   store i32 %[[V4]], ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = cmpxchg ptr %[[V0]], i32 %[[V3]], i32 %[[V5]] monotonic monotonic, align 4
// CHECK-NEXT:   %[[V7]] = extractvalue { i32, i1 } %[[V6]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = extractvalue { i32, i1 } %[[V6]], 1
// CHECK-NEXT:   br i1 %[[V8]], label %[[_ATOMIC_EXIT:[^ ]+]], label %[[_ATOMIC_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.exit:                                     ; preds = %[[_ATOMIC_CONT]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[X_NEW_VAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   br label %[[_ATOMIC_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.cont:                                     ; preds = %[[_ATOMIC_CONT]], %[[ENTRY]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = phi i32 [ %[[_ATOMIC_LOAD]], %[[ENTRY]] ], [ %[[V7:[^ ]+]], %[[_ATOMIC_CONT]] ]
// CHECK-NEXT:   %[[V4:[^ ]+]] = shl i32 %[[V3]], %[[V1]]
// CHECK-NEXT:   store i32 %[[V4]], ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = cmpxchg ptr %[[V0]], i32 %[[V3]], i32 %[[V5]] monotonic monotonic, align 4
// CHECK-NEXT:   %[[V7]] = extractvalue { i32, i1 } %[[V6]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = extractvalue { i32, i1 } %[[V6]], 1
// CHECK-NEXT:   br i1 %[[V8]], label %[[_ATOMIC_EXIT:[^ ]+]], label %[[_ATOMIC_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.exit:                                     ; preds = %[[_ATOMIC_CONT]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = atomicrmw add ptr %[[V0]], i32 %[[V1]] seq_cst, align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = add i32 %[[V3]], %[[V1]]
// CHECK-NEXT:   call void @__kmpc_flush(ptr @1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_flush(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[X_NEW_VAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[V0]] seq_cst, align 4
// CHECK-NEXT:   br label %[[_ATOMIC_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.cont:                                     ; preds = %[[_ATOMIC_CONT]], %[[ENTRY]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = phi i32 [ %[[_ATOMIC_LOAD]], %[[ENTRY]] ], [ %[[V7:[^ ]+]], %[[_ATOMIC_CONT]] ]
// CHECK-NEXT:   %[[V4:[^ ]+]] = mul i32 %[[V3]], %[[V1]]
// CHECK-NEXT:   store i32 %[[V4]], ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = cmpxchg ptr %[[V0]], i32 %[[V3]], i32 %[[V5]] seq_cst seq_cst, align 4
// CHECK-NEXT:   %[[V7]] = extractvalue { i32, i1 } %[[V6]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = extractvalue { i32, i1 } %[[V6]], 1
// CHECK-NEXT:   br i1 %[[V8]], label %[[_ATOMIC_EXIT:[^ ]+]], label %[[_ATOMIC_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.exit:                                     ; preds = %[[_ATOMIC_CONT]]
// CHECK-NEXT:   call void @__kmpc_flush(ptr @1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_flush(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = atomicrmw add ptr %[[V0]], i32 %[[V1]] monotonic, align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = add i32 %[[V3]], %[[V1]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[X_NEW_VAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   br label %[[_ATOMIC_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.cont:                                     ; preds = %[[_ATOMIC_CONT]], %[[ENTRY]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = phi i32 [ %[[_ATOMIC_LOAD]], %[[ENTRY]] ], [ %[[V7:[^ ]+]], %[[_ATOMIC_CONT]] ]
// CHECK-NEXT:   %[[V4:[^ ]+]] = mul i32 %[[V3]], %[[V1]]
// CHECK-NEXT:   store i32 %[[V4]], ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = cmpxchg ptr %[[V0]], i32 %[[V3]], i32 %[[V5]] monotonic monotonic, align 4
// CHECK-NEXT:   %[[V7]] = extractvalue { i32, i1 } %[[V6]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = extractvalue { i32, i1 } %[[V6]], 1
// CHECK-NEXT:   br i1 %[[V8]], label %[[_ATOMIC_EXIT:[^ ]+]], label %[[_ATOMIC_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.exit:                                     ; preds = %[[_ATOMIC_CONT]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @float(ptr %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[X_NEW_VAL:[^ ]+]] = alloca float, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   br label %[[_ATOMIC_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.cont:                                     ; preds = %[[_ATOMIC_CONT]], %[[ENTRY]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = phi i32 [ %[[_ATOMIC_LOAD]], %[[ENTRY]] ], [ %[[V7:[^ ]+]], %[[_ATOMIC_CONT]] ]
// CHECK-NEXT:   %[[_ATOMIC_FLTCAST:[^ ]+]] = bitcast i32 %[[V3]] to float
// CHECK-NEXT:   %[[V4:[^ ]+]] = fadd float %[[_ATOMIC_FLTCAST]], %[[V1]]
// CHECK-NEXT:   store float %[[V4]], ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = cmpxchg ptr %[[V0]], i32 %[[V3]], i32 %[[V5]] monotonic monotonic, align 4
// CHECK-NEXT:   %[[V7]] = extractvalue { i32, i1 } %[[V6]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = extractvalue { i32, i1 } %[[V6]], 1
// CHECK-NEXT:   br i1 %[[V8]], label %[[_ATOMIC_EXIT:[^ ]+]], label %[[_ATOMIC_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.exit:                                     ; preds = %[[_ATOMIC_CONT]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: define void @within_a_team(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @within_a_team..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @within_a_team..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !2
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOCX_NEW_VAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[X_NEW_VAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[OMP_PRIVATE_ALLOC]] monotonic, align 4
// CHECK-NEXT:   br label %[[OMP_PRIVATE_ALLOC_ATOMIC_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.alloc.atomic.cont:                    ; preds = %[[OMP_PRIVATE_ALLOC_ATOMIC_CONT]], %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = phi i32 [ %[[OMP_PRIVATE_ALLOC_ATOMIC_LOAD]], %[[OMP_PAR_REGION1]] ], [ %[[V7:[^ ]+]], %[[OMP_PRIVATE_ALLOC_ATOMIC_CONT]] ]
// CHECK-NEXT:   %[[V4:[^ ]+]] = mul i32 %[[V2]], %[[V3]]
// CHECK-NEXT:   store i32 %[[V4]], ptr %[[OMP_PRIVATE_ALLOCX_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[OMP_PRIVATE_ALLOCX_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = cmpxchg ptr %[[OMP_PRIVATE_ALLOC]], i32 %[[V3]], i32 %[[V5]] monotonic monotonic, align 4
// CHECK-NEXT:   %[[V7]] = extractvalue { i32, i1 } %[[V6]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = extractvalue { i32, i1 } %[[V6]], 1
// CHECK-NEXT:   br i1 %[[V8]], label %[[OMP_PRIVATE_ALLOC_ATOMIC_EXIT:[^ ]+]], label %[[OMP_PRIVATE_ALLOC_ATOMIC_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.alloc.atomic.exit:                    ; preds = %[[OMP_PRIVATE_ALLOC_ATOMIC_CONT]]
// CHECK-NEXT:   %[[OMP_ATOMIC_READ:[^ ]+]] = load atomic i32, ptr %[[OMP_PRIVATE_ALLOC]] monotonic, align 4
// CHECK-NEXT:   store i32 %[[OMP_ATOMIC_READ]], ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[LOADGEP_]] monotonic, align 4
// CHECK-NEXT:   br label %[[_ATOMIC_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.cont:                                     ; preds = %[[_ATOMIC_CONT]], %[[OMP_PRIVATE_ALLOC_ATOMIC_EXIT]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = phi i32 [ %[[_ATOMIC_LOAD]], %[[OMP_PRIVATE_ALLOC_ATOMIC_EXIT]] ], [ %[[V14:[^ ]+]], %[[_ATOMIC_CONT]] ]
// CHECK-NEXT:   %[[V10:[^ ]+]] = mul i32 %[[V2]], %[[V9]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = add i32 %[[V10]], %[[V2]]
// CHECK-NEXT:   store i32 %[[V11]], ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V12:[^ ]+]] = load i32, ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V13:[^ ]+]] = cmpxchg ptr %[[LOADGEP_]], i32 %[[V9]], i32 %[[V12]] monotonic monotonic, align 4
// CHECK-NEXT:   %[[V14]] = extractvalue { i32, i1 } %[[V13]], 0
// CHECK-NEXT:   %[[V15:[^ ]+]] = extractvalue { i32, i1 } %[[V13]], 1
// CHECK-NEXT:   br i1 %[[V15]], label %[[_ATOMIC_EXIT:[^ ]+]], label %[[_ATOMIC_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.exit:                                     ; preds = %[[_ATOMIC_CONT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[_ATOMIC_EXIT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !3 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = !{i64 1}
// CHECK-NEXT: !3 = !{!4}
// CHECK-NEXT: !4 = !{i64 2, i64 -1, i64 -1, i1 true}
