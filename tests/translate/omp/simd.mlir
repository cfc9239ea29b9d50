// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @f(%a: i64, %b: i64, %p: !llvm.ptr) {
  omp.simd {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%a) {
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.add %x, %i : i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %b: i64, %p: !llvm.ptr) {
  omp.simd simdlen(4) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%a) {
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.add %x, %i : i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %b: i64, %p: !llvm.ptr) {
  omp.simd safelen(8) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%a) {
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.add %x, %i : i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %b: i64, %p: !llvm.ptr) {
  omp.simd simdlen(4) safelen(8) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%a) {
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.add %x, %i : i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %b: i64, %p: !llvm.ptr) {
  omp.simd order(concurrent) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%a) {
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.add %x, %i : i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %b: i64, %p: !llvm.ptr) {
  omp.simd order(concurrent) safelen(4) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%a) {
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.add %x, %i : i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}

// -----

omp.private {type = private} @own : i64

llvm.func @collapsed(%a: i64, %b: i64, %p: !llvm.ptr) {
  omp.simd private(@own %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i, %j) : i64 = (%a, %a) to (%b, %b) step (%a, %a) collapse(2) {
      llvm.store %j, %x : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_SIMD_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.simd.region:                                  ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp slt i64 %[[V0]], 0
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i64 0, %[[V0]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V4]], i64 %[[V5]], i64 %[[V0]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V4]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V4]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub nsw i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = icmp sle i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub i64 %[[V9]], 1
// CHECK-NEXT:   %[[V12:[^ ]+]] = udiv i64 %[[V11]], %[[V6]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = add i64 %[[V12]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = icmp ule i64 %[[V9]], %[[V6]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = select i1 %[[V14]], i64 1, i64 %[[V13]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V10]], i64 0, i64 %[[V15]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_SIMD_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V0]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = add i64 %[[V16]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = load i64, ptr %[[V2]], align 4, !llvm.access.group !1
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i64 %[[V18]], %[[V17]]
// CHECK-NEXT:   store i64 %[[V19]], ptr %[[V2]], align 4, !llvm.access.group !1
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !2
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{}
// CHECK-NEXT: !2 = distinct !{!2, !3, !4}
// CHECK-NEXT: !3 = !{!"llvm.loop.parallel_accesses", !1}
// CHECK-NEXT: !4 = !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_SIMD_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.simd.region:                                  ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp slt i64 %[[V0]], 0
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i64 0, %[[V0]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V4]], i64 %[[V5]], i64 %[[V0]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V4]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V4]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub nsw i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = icmp sle i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub i64 %[[V9]], 1
// CHECK-NEXT:   %[[V12:[^ ]+]] = udiv i64 %[[V11]], %[[V6]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = add i64 %[[V12]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = icmp ule i64 %[[V9]], %[[V6]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = select i1 %[[V14]], i64 1, i64 %[[V13]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V10]], i64 0, i64 %[[V15]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_SIMD_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V0]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = add i64 %[[V16]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = load i64, ptr %[[V2]], align 4, !llvm.access.group !1
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i64 %[[V18]], %[[V17]]
// CHECK-NEXT:   store i64 %[[V19]], ptr %[[V2]], align 4, !llvm.access.group !1
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !2
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{}
// CHECK-NEXT: !2 = distinct !{!2, !3, !4, !5}
// CHECK-NEXT: !3 = !{!"llvm.loop.parallel_accesses", !1}
// CHECK-NEXT: !4 = !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK-NEXT: !5 = !{!"llvm.loop.vectorize.width", i64 4}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_SIMD_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.simd.region:                                  ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp slt i64 %[[V0]], 0
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i64 0, %[[V0]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V4]], i64 %[[V5]], i64 %[[V0]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V4]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V4]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub nsw i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = icmp sle i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub i64 %[[V9]], 1
// CHECK-NEXT:   %[[V12:[^ ]+]] = udiv i64 %[[V11]], %[[V6]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = add i64 %[[V12]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = icmp ule i64 %[[V9]], %[[V6]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = select i1 %[[V14]], i64 1, i64 %[[V13]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V10]], i64 0, i64 %[[V15]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_SIMD_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V0]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = add i64 %[[V16]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = load i64, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i64 %[[V18]], %[[V17]]
// CHECK-NEXT:   store i64 %[[V19]], ptr %[[V2]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !1
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{!1, !2, !3}
// CHECK-NEXT: !2 = !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK-NEXT: !3 = !{!"llvm.loop.vectorize.width", i64 8}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_SIMD_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.simd.region:                                  ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp slt i64 %[[V0]], 0
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i64 0, %[[V0]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V4]], i64 %[[V5]], i64 %[[V0]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V4]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V4]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub nsw i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = icmp sle i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub i64 %[[V9]], 1
// CHECK-NEXT:   %[[V12:[^ ]+]] = udiv i64 %[[V11]], %[[V6]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = add i64 %[[V12]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = icmp ule i64 %[[V9]], %[[V6]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = select i1 %[[V14]], i64 1, i64 %[[V13]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V10]], i64 0, i64 %[[V15]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_SIMD_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V0]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = add i64 %[[V16]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = load i64, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i64 %[[V18]], %[[V17]]
// CHECK-NEXT:   store i64 %[[V19]], ptr %[[V2]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !1
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{!1, !2, !3}
// CHECK-NEXT: !2 = !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK-NEXT: !3 = !{!"llvm.loop.vectorize.width", i64 4}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_SIMD_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.simd.region:                                  ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp slt i64 %[[V0]], 0
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i64 0, %[[V0]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V4]], i64 %[[V5]], i64 %[[V0]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V4]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V4]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub nsw i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = icmp sle i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub i64 %[[V9]], 1
// CHECK-NEXT:   %[[V12:[^ ]+]] = udiv i64 %[[V11]], %[[V6]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = add i64 %[[V12]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = icmp ule i64 %[[V9]], %[[V6]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = select i1 %[[V14]], i64 1, i64 %[[V13]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V10]], i64 0, i64 %[[V15]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_SIMD_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V0]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = add i64 %[[V16]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = load i64, ptr %[[V2]], align 4, !llvm.access.group !1
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i64 %[[V18]], %[[V17]]
// CHECK-NEXT:   store i64 %[[V19]], ptr %[[V2]], align 4, !llvm.access.group !1
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !2
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{}
// CHECK-NEXT: !2 = distinct !{!2, !3, !4}
// CHECK-NEXT: !3 = !{!"llvm.loop.parallel_accesses", !1}
// CHECK-NEXT: !4 = !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_SIMD_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.simd.region:                                  ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp slt i64 %[[V0]], 0
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i64 0, %[[V0]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V4]], i64 %[[V5]], i64 %[[V0]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V4]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V4]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub nsw i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = icmp sle i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub i64 %[[V9]], 1
// CHECK-NEXT:   %[[V12:[^ ]+]] = udiv i64 %[[V11]], %[[V6]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = add i64 %[[V12]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = icmp ule i64 %[[V9]], %[[V6]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = select i1 %[[V14]], i64 1, i64 %[[V13]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V10]], i64 0, i64 %[[V15]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_SIMD_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V0]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = add i64 %[[V16]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = load i64, ptr %[[V2]], align 4, !llvm.access.group !1
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i64 %[[V18]], %[[V17]]
// CHECK-NEXT:   store i64 %[[V19]], ptr %[[V2]], align 4, !llvm.access.group !1
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !2
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{}
// CHECK-NEXT: !2 = distinct !{!2, !3, !4, !5}
// CHECK-NEXT: !3 = !{!"llvm.loop.parallel_accesses", !1}
// CHECK-NEXT: !4 = !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK-NEXT: !5 = !{!"llvm.loop.vectorize.width", i64 4}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @collapsed(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[ENTRY]]
// CHECK-NEXT:   br label %[[OMP_SIMD_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.simd.region:                                  ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp slt i64 %[[V0]], 0
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i64 0, %[[V0]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V4]], i64 %[[V5]], i64 %[[V0]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V4]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V4]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub nsw i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = icmp sle i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub i64 %[[V9]], 1
// CHECK-NEXT:   %[[V12:[^ ]+]] = udiv i64 %[[V11]], %[[V6]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = add i64 %[[V12]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = icmp ule i64 %[[V9]], %[[V6]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = select i1 %[[V14]], i64 1, i64 %[[V13]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V10]], i64 0, i64 %[[V15]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_SIMD_REGION]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp slt i64 %[[V0]], 0
// CHECK-NEXT:   %[[V17:[^ ]+]] = sub i64 0, %[[V0]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = select i1 %[[V16]], i64 %[[V17]], i64 %[[V0]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = select i1 %[[V16]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = select i1 %[[V16]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = sub nsw i64 %[[V20]], %[[V19]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = icmp sle i64 %[[V20]], %[[V19]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = sub i64 %[[V21]], 1
// CHECK-NEXT:   %[[V24:[^ ]+]] = udiv i64 %[[V23]], %[[V18]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i64 %[[V24]], 1
// CHECK-NEXT:   %[[V26:[^ ]+]] = icmp ule i64 %[[V21]], %[[V18]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = select i1 %[[V26]], i64 1, i64 %[[V25]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT1:[^ ]+]] = select i1 %[[V22]], i64 0, i64 %[[V27]]
// CHECK-NEXT:   %[[V28:[^ ]+]] = mul nuw i64 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_LOOP_TRIPCOUNT1]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.preheader:                          ; preds = %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.header:                             ; preds = %[[OMP_COLLAPSED_INC:[^ ]+]], %[[OMP_COLLAPSED_PREHEADER]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_COLLAPSED_PREHEADER]] ], [ %[[OMP_COLLAPSED_NEXT:[^ ]+]], %[[OMP_COLLAPSED_INC]] ]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.cond:                               ; preds = %[[OMP_COLLAPSED_HEADER]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_CMP:[^ ]+]] = icmp ult i64 %[[OMP_COLLAPSED_IV]], %[[V28]]
// CHECK-NEXT:   br i1 %[[OMP_COLLAPSED_CMP]], label %[[OMP_COLLAPSED_BODY:[^ ]+]], label %[[OMP_COLLAPSED_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.body:                               ; preds = %[[OMP_COLLAPSED_COND]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = urem i64 %[[OMP_COLLAPSED_IV]], %[[OMP_LOOP_TRIPCOUNT1]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = udiv i64 %[[OMP_COLLAPSED_IV]], %[[OMP_LOOP_TRIPCOUNT1]]
// CHECK-NEXT:   br label %[[OMP_LOOP_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_COLLAPSED_BODY]]
// CHECK-NEXT:   %[[V31:[^ ]+]] = mul i64 %[[V30]], %[[V0]]
// CHECK-NEXT:   %[[V32:[^ ]+]] = add i64 %[[V31]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader2:                              ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_LOOP_BODY5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body5:                                   ; preds = %[[OMP_LOOP_PREHEADER2]]
// CHECK-NEXT:   %[[V33:[^ ]+]] = mul i64 %[[V29]], %[[V0]]
// CHECK-NEXT:   %[[V34:[^ ]+]] = add i64 %[[V33]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY5]]
// CHECK-NEXT:   store i64 %[[V34]], ptr %[[OMP_PRIVATE_ALLOC]], align 4, !llvm.access.group !1
// CHECK-NEXT:   br label %[[OMP_REGION_CONT12:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont12:                                ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after8:                                  ; preds = %[[OMP_REGION_CONT12]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.inc:                                ; preds = %[[OMP_LOOP_AFTER8]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_NEXT]] = add nuw i64 %[[OMP_COLLAPSED_IV]], 1
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_HEADER]], !llvm.loop !2
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.exit:                               ; preds = %[[OMP_COLLAPSED_COND]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.after:                              ; preds = %[[OMP_COLLAPSED_EXIT]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_COLLAPSED_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{}
// CHECK-NEXT: !2 = distinct !{!2, !3, !4}
// CHECK-NEXT: !3 = !{!"llvm.loop.parallel_accesses", !1}
// CHECK-NEXT: !4 = !{!"llvm.loop.vectorize.enable", i1 true}
