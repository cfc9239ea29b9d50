// RUN: mlir-opt %s --async-parallel-for --async-to-async-runtime --async-runtime-ref-counting --async-runtime-ref-counting-opt --convert-async-to-llvm --convert-scf-to-cf --convert-to-llvm --reconcile-unrealized-casts | mlir-translate --mlir-to-llvmir | FileCheck %s

func.func @fill(%n: index, %m: memref<?x8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c8) step (%c1, %c1) {
    memref.store %x, %m[%i, %j] : memref<?x8xf32>
  }
  return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: @assert_msg_0 = private constant [40 x i8] c"Awaited async operand is in error state\00"
// CHECK-NEXT: @assert_msg = private constant [40 x i8] c"Awaited async operand is in error state\00"
// CHECK-EMPTY:
// CHECK-NEXT: declare void @abort()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @puts(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @free(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @aligned_alloc(i64, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @fill(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i64 %[[V4:[^ ]+]], i64 %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i64 %[[V7:[^ ]+]], float %[[V8:[^ ]+]]) {
// CHECK-NEXT:   %[[V10:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %[[V1]], 0
// CHECK-NEXT:   %[[V11:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V10]], ptr %[[V2]], 1
// CHECK-NEXT:   %[[V12:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V11]], i64 %[[V3]], 2
// CHECK-NEXT:   %[[V13:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V12]], i64 %[[V4]], 3, 0
// CHECK-NEXT:   %[[V14:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V13]], i64 %[[V6]], 4, 0
// CHECK-NEXT:   %[[V15:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V14]], i64 %[[V5]], 3, 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V15]], i64 %[[V7]], 4, 1
// CHECK-NEXT:   %[[V17:[^ ]+]] = mul i64 %[[V0]], 8
// CHECK-NEXT:   %[[V18:[^ ]+]] = icmp eq i64 %[[V17]], 0
// CHECK-NEXT:   br i1 %[[V18]], label %[[V19:[^ ]+]], label %[[V20:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 19:                                               ; preds = %[[V9:[^ ]+]]
// CHECK-NEXT:   br label %[[V99:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 20:                                               ; preds = %[[V9]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = sdiv i64 %[[V17]], 32
// CHECK-NEXT:   %[[V22:[^ ]+]] = mul i64 %[[V21]], 32
// CHECK-NEXT:   %[[V23:[^ ]+]] = icmp ne i64 %[[V17]], %[[V22]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = icmp slt i64 %[[V17]], 0
// CHECK-NEXT:   %[[V25:[^ ]+]] = icmp eq i1 %[[V24]], false
// CHECK-NEXT:   %[[V26:[^ ]+]] = and i1 %[[V23]], %[[V25]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = add i64 %[[V21]], 1
// CHECK-NEXT:   %[[V28:[^ ]+]] = select i1 %[[V26]], i64 %[[V27]], i64 %[[V21]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = call i64 @llvm.smax.i64(i64 %[[V28]], i64 1000)
// CHECK-NEXT:   %[[V30:[^ ]+]] = call i64 @llvm.smin.i64(i64 %[[V17]], i64 %[[V29]])
// CHECK-NEXT:   %[[V31:[^ ]+]] = sdiv i64 %[[V17]], %[[V30]]
// CHECK-NEXT:   %[[V32:[^ ]+]] = mul i64 %[[V31]], %[[V30]]
// CHECK-NEXT:   %[[V33:[^ ]+]] = icmp ne i64 %[[V17]], %[[V32]]
// CHECK-NEXT:   %[[V34:[^ ]+]] = icmp slt i64 %[[V17]], 0
// CHECK-NEXT:   %[[V35:[^ ]+]] = icmp slt i64 %[[V30]], 0
// CHECK-NEXT:   %[[V36:[^ ]+]] = icmp eq i1 %[[V34]], %[[V35]]
// CHECK-NEXT:   %[[V37:[^ ]+]] = and i1 %[[V33]], %[[V36]]
// CHECK-NEXT:   %[[V38:[^ ]+]] = add i64 %[[V31]], 1
// CHECK-NEXT:   %[[V39:[^ ]+]] = select i1 %[[V37]], i64 %[[V38]], i64 %[[V31]]
// CHECK-NEXT:   %[[V40:[^ ]+]] = icmp sge i64 %[[V30]], 8
// CHECK-NEXT:   br i1 %[[V40]], label %[[V41:[^ ]+]], label %[[V74:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 41:                                               ; preds = %[[V20]]
// CHECK-NEXT:   %[[V42:[^ ]+]] = sdiv i64 %[[V30]], 8
// CHECK-NEXT:   %[[V43:[^ ]+]] = mul i64 %[[V42]], 8
// CHECK-NEXT:   %[[V44:[^ ]+]] = icmp ne i64 %[[V30]], %[[V43]]
// CHECK-NEXT:   %[[V45:[^ ]+]] = icmp slt i64 %[[V30]], 0
// CHECK-NEXT:   %[[V46:[^ ]+]] = icmp eq i1 %[[V45]], false
// CHECK-NEXT:   %[[V47:[^ ]+]] = and i1 %[[V44]], %[[V46]]
// CHECK-NEXT:   %[[V48:[^ ]+]] = add i64 %[[V42]], 1
// CHECK-NEXT:   %[[V49:[^ ]+]] = select i1 %[[V47]], i64 %[[V48]], i64 %[[V42]]
// CHECK-NEXT:   %[[V50:[^ ]+]] = mul i64 %[[V49]], 8
// CHECK-NEXT:   %[[V51:[^ ]+]] = icmp eq i64 %[[V39]], 1
// CHECK-NEXT:   br i1 %[[V51]], label %[[V52:[^ ]+]], label %[[V60:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 52:                                               ; preds = %[[V41]]
// CHECK-NEXT:   %[[V53:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 0
// CHECK-NEXT:   %[[V54:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 1
// CHECK-NEXT:   %[[V55:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 2
// CHECK-NEXT:   %[[V56:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 3, 0
// CHECK-NEXT:   %[[V57:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 3, 1
// CHECK-NEXT:   %[[V58:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 4, 0
// CHECK-NEXT:   %[[V59:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 4, 1
// CHECK-NEXT:   call void @parallel_compute_fn_with_aligned_loops(i64 0, i64 %[[V50]], i64 %[[V0]], i64 8, i64 0, i64 0, i64 %[[V0]], i64 8, i64 1, i64 1, float %[[V8]], ptr %[[V53]], ptr %[[V54]], i64 %[[V55]], i64 %[[V56]], i64 %[[V57]], i64 %[[V58]], i64 %[[V59]])
// CHECK-NEXT:   br label %[[V73:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 60:                                               ; preds = %[[V41]]
// CHECK-NEXT:   %[[V61:[^ ]+]] = sub i64 %[[V39]], 1
// CHECK-NEXT:   %[[V62:[^ ]+]] = call ptr @mlirAsyncRuntimeCreateGroup(i64 %[[V61]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeAddRef(ptr %[[V62]], i64 1)
// CHECK-NEXT:   %[[V63:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 0
// CHECK-NEXT:   %[[V64:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 1
// CHECK-NEXT:   %[[V65:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 2
// CHECK-NEXT:   %[[V66:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 3, 0
// CHECK-NEXT:   %[[V67:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 3, 1
// CHECK-NEXT:   %[[V68:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 4, 0
// CHECK-NEXT:   %[[V69:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 4, 1
// CHECK-NEXT:   call void @async_dispatch_fn(ptr %[[V62]], i64 0, i64 %[[V39]], i64 %[[V50]], i64 %[[V0]], i64 8, i64 0, i64 0, i64 %[[V0]], i64 8, i64 1, i64 1, float %[[V8]], ptr %[[V63]], ptr %[[V64]], i64 %[[V65]], i64 %[[V66]], i64 %[[V67]], i64 %[[V68]], i64 %[[V69]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeAwaitAllInGroup(ptr %[[V62]])
// CHECK-NEXT:   %[[V70:[^ ]+]] = call i1 @mlirAsyncRuntimeIsGroupError(ptr %[[V62]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeDropRef(ptr %[[V62]], i64 1)
// CHECK-NEXT:   %[[V71:[^ ]+]] = xor i1 %[[V70]], true
// CHECK-NEXT:   br i1 %[[V71]], label %[[V72:[^ ]+]], label %[[V100:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 72:                                               ; preds = %[[V60]]
// CHECK-NEXT:   br label %[[V73]]
// CHECK-EMPTY:
// CHECK-NEXT: 73:                                               ; preds = %[[V52]], %[[V72]]
// CHECK-NEXT:   br label %[[V98:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 74:                                               ; preds = %[[V20]]
// CHECK-NEXT:   %[[V75:[^ ]+]] = icmp eq i64 %[[V39]], 1
// CHECK-NEXT:   br i1 %[[V75]], label %[[V76:[^ ]+]], label %[[V84:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 76:                                               ; preds = %[[V74]]
// CHECK-NEXT:   %[[V77:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 0
// CHECK-NEXT:   %[[V78:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 1
// CHECK-NEXT:   %[[V79:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 2
// CHECK-NEXT:   %[[V80:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 3, 0
// CHECK-NEXT:   %[[V81:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 3, 1
// CHECK-NEXT:   %[[V82:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 4, 0
// CHECK-NEXT:   %[[V83:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 4, 1
// CHECK-NEXT:   call void @parallel_compute_fn(i64 0, i64 %[[V30]], i64 %[[V0]], i64 8, i64 0, i64 0, i64 %[[V0]], i64 8, i64 1, i64 1, float %[[V8]], ptr %[[V77]], ptr %[[V78]], i64 %[[V79]], i64 %[[V80]], i64 %[[V81]], i64 %[[V82]], i64 %[[V83]])
// CHECK-NEXT:   br label %[[V97:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 84:                                               ; preds = %[[V74]]
// CHECK-NEXT:   %[[V85:[^ ]+]] = sub i64 %[[V39]], 1
// CHECK-NEXT:   %[[V86:[^ ]+]] = call ptr @mlirAsyncRuntimeCreateGroup(i64 %[[V85]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeAddRef(ptr %[[V86]], i64 1)
// CHECK-NEXT:   %[[V87:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 0
// CHECK-NEXT:   %[[V88:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 1
// CHECK-NEXT:   %[[V89:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 2
// CHECK-NEXT:   %[[V90:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 3, 0
// CHECK-NEXT:   %[[V91:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 3, 1
// CHECK-NEXT:   %[[V92:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 4, 0
// CHECK-NEXT:   %[[V93:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V16]], 4, 1
// CHECK-NEXT:   call void @async_dispatch_fn_0(ptr %[[V86]], i64 0, i64 %[[V39]], i64 %[[V30]], i64 %[[V0]], i64 8, i64 0, i64 0, i64 %[[V0]], i64 8, i64 1, i64 1, float %[[V8]], ptr %[[V87]], ptr %[[V88]], i64 %[[V89]], i64 %[[V90]], i64 %[[V91]], i64 %[[V92]], i64 %[[V93]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeAwaitAllInGroup(ptr %[[V86]])
// CHECK-NEXT:   %[[V94:[^ ]+]] = call i1 @mlirAsyncRuntimeIsGroupError(ptr %[[V86]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeDropRef(ptr %[[V86]], i64 1)
// CHECK-NEXT:   %[[V95:[^ ]+]] = xor i1 %[[V94]], true
// CHECK-NEXT:   br i1 %[[V95]], label %[[V96:[^ ]+]], label %[[V101:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 96:                                               ; preds = %[[V84]]
// CHECK-NEXT:   br label %[[V97]]
// CHECK-EMPTY:
// CHECK-NEXT: 97:                                               ; preds = %[[V76]], %[[V96]]
// CHECK-NEXT:   br label %[[V98]]
// CHECK-EMPTY:
// CHECK-NEXT: 98:                                               ; preds = %[[V73]], %[[V97]]
// CHECK-NEXT:   br label %[[V99]]
// CHECK-EMPTY:
// CHECK-NEXT: 99:                                               ; preds = %[[V19]], %[[V98]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: 100:                                              ; preds = %[[V60]]
// CHECK-NEXT:   call void @puts(ptr @assert_msg)
// CHECK-NEXT:   call void @abort()
// CHECK-NEXT:   unreachable
// CHECK-EMPTY:
// CHECK-NEXT: 101:                                              ; preds = %[[V84]]
// CHECK-NEXT:   call void @puts(ptr @assert_msg_0)
// CHECK-NEXT:   call void @abort()
// CHECK-NEXT:   unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @parallel_compute_fn_with_aligned_loops(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i64 %[[V4:[^ ]+]], i64 %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i64 %[[V7:[^ ]+]], i64 %[[V8:[^ ]+]], i64 %[[V9:[^ ]+]], float %[[V10:[^ ]+]], ptr %[[V11:[^ ]+]], ptr %[[V12:[^ ]+]], i64 %[[V13:[^ ]+]], i64 %[[V14:[^ ]+]], i64 %[[V15:[^ ]+]], i64 %[[V16:[^ ]+]], i64 %[[V17:[^ ]+]]) {
// CHECK-NEXT:   %[[V19:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %[[V11]], 0
// CHECK-NEXT:   %[[V20:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V19]], ptr %[[V12]], 1
// CHECK-NEXT:   %[[V21:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V20]], i64 %[[V13]], 2
// CHECK-NEXT:   %[[V22:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V21]], i64 %[[V14]], 3, 0
// CHECK-NEXT:   %[[V23:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V22]], i64 %[[V16]], 4, 0
// CHECK-NEXT:   %[[V24:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V23]], i64 %[[V15]], 3, 1
// CHECK-NEXT:   %[[V25:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V24]], i64 %[[V17]], 4, 1
// CHECK-NEXT:   %[[V26:[^ ]+]] = mul i64 %[[V2]], 8
// CHECK-NEXT:   %[[V27:[^ ]+]] = mul i64 %[[V0]], %[[V1]]
// CHECK-NEXT:   %[[V28:[^ ]+]] = add i64 %[[V27]], %[[V1]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = call i64 @llvm.smin.i64(i64 %[[V28]], i64 %[[V26]])
// CHECK-NEXT:   %[[V30:[^ ]+]] = sub i64 %[[V29]], 1
// CHECK-NEXT:   %[[V31:[^ ]+]] = sdiv i64 %[[V27]], 8
// CHECK-NEXT:   %[[V32:[^ ]+]] = srem i64 %[[V31]], %[[V2]]
// CHECK-NEXT:   %[[V33:[^ ]+]] = sdiv i64 %[[V30]], 8
// CHECK-NEXT:   %[[V34:[^ ]+]] = srem i64 %[[V33]], %[[V2]]
// CHECK-NEXT:   %[[V35:[^ ]+]] = add i64 %[[V34]], 1
// CHECK-NEXT:   br label %[[V36:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 36:                                               ; preds = %[[V49:[^ ]+]], %[[V18:[^ ]+]]
// CHECK-NEXT:   %[[V37:[^ ]+]] = phi i64 [ %[[V50:[^ ]+]], %[[V49]] ], [ %[[V32]], %[[V18]] ]
// CHECK-NEXT:   %[[V38:[^ ]+]] = icmp slt i64 %[[V37]], %[[V35]]
// CHECK-NEXT:   br i1 %[[V38]], label %[[V39:[^ ]+]], label %[[V51:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 39:                                               ; preds = %[[V36]]
// CHECK-NEXT:   br label %[[V40:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 40:                                               ; preds = %[[V43:[^ ]+]], %[[V39]]
// CHECK-NEXT:   %[[V41:[^ ]+]] = phi i64 [ %[[V48:[^ ]+]], %[[V43]] ], [ 0, %[[V39]] ]
// CHECK-NEXT:   %[[V42:[^ ]+]] = icmp slt i64 %[[V41]], 8
// CHECK-NEXT:   br i1 %[[V42]], label %[[V43]], label %[[V49]]
// CHECK-EMPTY:
// CHECK-NEXT: 43:                                               ; preds = %[[V40]]
// CHECK-NEXT:   %[[V44:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V25]], 1
// CHECK-NEXT:   %[[V45:[^ ]+]] = mul nuw nsw i64 %[[V37]], 8
// CHECK-NEXT:   %[[V46:[^ ]+]] = add nuw nsw i64 %[[V45]], %[[V41]]
// CHECK-NEXT:   %[[V47:[^ ]+]] = getelementptr inbounds nuw float, ptr %[[V44]], i64 %[[V46]]
// CHECK-NEXT:   store float %[[V10]], ptr %[[V47]], align 4
// CHECK-NEXT:   %[[V48]] = add i64 %[[V41]], 1
// CHECK-NEXT:   br label %[[V40]]
// CHECK-EMPTY:
// CHECK-NEXT: 49:                                               ; preds = %[[V40]]
// CHECK-NEXT:   %[[V50]] = add i64 %[[V37]], 1
// CHECK-NEXT:   br label %[[V36]]
// CHECK-EMPTY:
// CHECK-NEXT: 51:                                               ; preds = %[[V36]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @async_dispatch_fn(ptr %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i64 %[[V4:[^ ]+]], i64 %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i64 %[[V7:[^ ]+]], i64 %[[V8:[^ ]+]], i64 %[[V9:[^ ]+]], i64 %[[V10:[^ ]+]], i64 %[[V11:[^ ]+]], float %[[V12:[^ ]+]], ptr %[[V13:[^ ]+]], ptr %[[V14:[^ ]+]], i64 %[[V15:[^ ]+]], i64 %[[V16:[^ ]+]], i64 %[[V17:[^ ]+]], i64 %[[V18:[^ ]+]], i64 %[[V19:[^ ]+]]) {
// CHECK-NEXT:   %[[V21:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %[[V13]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V21]], ptr %[[V14]], 1
// CHECK-NEXT:   %[[V23:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V22]], i64 %[[V15]], 2
// CHECK-NEXT:   %[[V24:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V23]], i64 %[[V16]], 3, 0
// CHECK-NEXT:   %[[V25:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V24]], i64 %[[V18]], 4, 0
// CHECK-NEXT:   %[[V26:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V25]], i64 %[[V17]], 3, 1
// CHECK-NEXT:   %[[V27:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V26]], i64 %[[V19]], 4, 1
// CHECK-NEXT:   br label %[[V28:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 28:                                               ; preds = %[[V33:[^ ]+]], %[[V20:[^ ]+]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = phi i64 [ %[[V34:[^ ]+]], %[[V33]] ], [ %[[V1]], %[[V20]] ]
// CHECK-NEXT:   %[[V30:[^ ]+]] = phi i64 [ %[[V38:[^ ]+]], %[[V33]] ], [ %[[V2]], %[[V20]] ]
// CHECK-NEXT:   %[[V31:[^ ]+]] = sub i64 %[[V30]], %[[V29]]
// CHECK-NEXT:   %[[V32:[^ ]+]] = icmp sgt i64 %[[V31]], 1
// CHECK-NEXT:   br i1 %[[V32]], label %[[V33]], label %[[V48:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 33:                                               ; preds = %[[V28]]
// CHECK-NEXT:   %[[V34]] = phi i64 [ %[[V29]], %[[V28]] ]
// CHECK-NEXT:   %[[V35:[^ ]+]] = phi i64 [ %[[V30]], %[[V28]] ]
// CHECK-NEXT:   %[[V36:[^ ]+]] = sub i64 %[[V35]], %[[V34]]
// CHECK-NEXT:   %[[V37:[^ ]+]] = sdiv i64 %[[V36]], 2
// CHECK-NEXT:   %[[V38]] = add i64 %[[V34]], %[[V37]]
// CHECK-NEXT:   call void @mlirAsyncRuntimeAddRef(ptr %[[V0]], i64 1)
// CHECK-NEXT:   %[[V39:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 0
// CHECK-NEXT:   %[[V40:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 1
// CHECK-NEXT:   %[[V41:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 2
// CHECK-NEXT:   %[[V42:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 3, 0
// CHECK-NEXT:   %[[V43:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 3, 1
// CHECK-NEXT:   %[[V44:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 4, 0
// CHECK-NEXT:   %[[V45:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 4, 1
// CHECK-NEXT:   %[[V46:[^ ]+]] = call ptr @async_execute_fn(ptr %[[V0]], i64 %[[V38]], i64 %[[V35]], i64 %[[V3]], i64 %[[V4]], i64 %[[V5]], i64 %[[V6]], i64 %[[V7]], i64 %[[V8]], i64 %[[V9]], i64 %[[V10]], i64 %[[V11]], float %[[V12]], ptr %[[V39]], ptr %[[V40]], i64 %[[V41]], i64 %[[V42]], i64 %[[V43]], i64 %[[V44]], i64 %[[V45]])
// CHECK-NEXT:   %[[V47:[^ ]+]] = call i64 @mlirAsyncRuntimeAddTokenToGroup(ptr %[[V46]], ptr %[[V0]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeDropRef(ptr %[[V46]], i64 1)
// CHECK-NEXT:   br label %[[V28]]
// CHECK-EMPTY:
// CHECK-NEXT: 48:                                               ; preds = %[[V28]]
// CHECK-NEXT:   call void @mlirAsyncRuntimeDropRef(ptr %[[V0]], i64 1)
// CHECK-NEXT:   %[[V49:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 0
// CHECK-NEXT:   %[[V50:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 1
// CHECK-NEXT:   %[[V51:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 2
// CHECK-NEXT:   %[[V52:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 3, 0
// CHECK-NEXT:   %[[V53:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 3, 1
// CHECK-NEXT:   %[[V54:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 4, 0
// CHECK-NEXT:   %[[V55:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 4, 1
// CHECK-NEXT:   call void @parallel_compute_fn_with_aligned_loops(i64 %[[V1]], i64 %[[V3]], i64 %[[V4]], i64 %[[V5]], i64 %[[V6]], i64 %[[V7]], i64 %[[V8]], i64 %[[V9]], i64 %[[V10]], i64 %[[V11]], float %[[V12]], ptr %[[V49]], ptr %[[V50]], i64 %[[V51]], i64 %[[V52]], i64 %[[V53]], i64 %[[V54]], i64 %[[V55]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @parallel_compute_fn(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i64 %[[V4:[^ ]+]], i64 %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i64 %[[V7:[^ ]+]], i64 %[[V8:[^ ]+]], i64 %[[V9:[^ ]+]], float %[[V10:[^ ]+]], ptr %[[V11:[^ ]+]], ptr %[[V12:[^ ]+]], i64 %[[V13:[^ ]+]], i64 %[[V14:[^ ]+]], i64 %[[V15:[^ ]+]], i64 %[[V16:[^ ]+]], i64 %[[V17:[^ ]+]]) {
// CHECK-NEXT:   %[[V19:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %[[V11]], 0
// CHECK-NEXT:   %[[V20:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V19]], ptr %[[V12]], 1
// CHECK-NEXT:   %[[V21:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V20]], i64 %[[V13]], 2
// CHECK-NEXT:   %[[V22:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V21]], i64 %[[V14]], 3, 0
// CHECK-NEXT:   %[[V23:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V22]], i64 %[[V16]], 4, 0
// CHECK-NEXT:   %[[V24:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V23]], i64 %[[V15]], 3, 1
// CHECK-NEXT:   %[[V25:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V24]], i64 %[[V17]], 4, 1
// CHECK-NEXT:   %[[V26:[^ ]+]] = mul i64 %[[V2]], 8
// CHECK-NEXT:   %[[V27:[^ ]+]] = mul i64 %[[V0]], %[[V1]]
// CHECK-NEXT:   %[[V28:[^ ]+]] = add i64 %[[V27]], %[[V1]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = call i64 @llvm.smin.i64(i64 %[[V28]], i64 %[[V26]])
// CHECK-NEXT:   %[[V30:[^ ]+]] = sub i64 %[[V29]], 1
// CHECK-NEXT:   %[[V31:[^ ]+]] = srem i64 %[[V27]], 8
// CHECK-NEXT:   %[[V32:[^ ]+]] = sdiv i64 %[[V27]], 8
// CHECK-NEXT:   %[[V33:[^ ]+]] = srem i64 %[[V32]], %[[V2]]
// CHECK-NEXT:   %[[V34:[^ ]+]] = srem i64 %[[V30]], 8
// CHECK-NEXT:   %[[V35:[^ ]+]] = sdiv i64 %[[V30]], 8
// CHECK-NEXT:   %[[V36:[^ ]+]] = srem i64 %[[V35]], %[[V2]]
// CHECK-NEXT:   %[[V37:[^ ]+]] = add i64 %[[V36]], 1
// CHECK-NEXT:   %[[V38:[^ ]+]] = add i64 %[[V34]], 1
// CHECK-NEXT:   br label %[[V39:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 39:                                               ; preds = %[[V56:[^ ]+]], %[[V18:[^ ]+]]
// CHECK-NEXT:   %[[V40:[^ ]+]] = phi i64 [ %[[V57:[^ ]+]], %[[V56]] ], [ %[[V33]], %[[V18]] ]
// CHECK-NEXT:   %[[V41:[^ ]+]] = icmp slt i64 %[[V40]], %[[V37]]
// CHECK-NEXT:   br i1 %[[V41]], label %[[V42:[^ ]+]], label %[[V58:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 42:                                               ; preds = %[[V39]]
// CHECK-NEXT:   %[[V43:[^ ]+]] = icmp eq i64 %[[V40]], %[[V33]]
// CHECK-NEXT:   %[[V44:[^ ]+]] = icmp eq i64 %[[V40]], %[[V36]]
// CHECK-NEXT:   %[[V45:[^ ]+]] = select i1 %[[V43]], i64 %[[V31]], i64 0
// CHECK-NEXT:   %[[V46:[^ ]+]] = select i1 %[[V44]], i64 %[[V38]], i64 8
// CHECK-NEXT:   br label %[[V47:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 47:                                               ; preds = %[[V50:[^ ]+]], %[[V42]]
// CHECK-NEXT:   %[[V48:[^ ]+]] = phi i64 [ %[[V55:[^ ]+]], %[[V50]] ], [ %[[V45]], %[[V42]] ]
// CHECK-NEXT:   %[[V49:[^ ]+]] = icmp slt i64 %[[V48]], %[[V46]]
// CHECK-NEXT:   br i1 %[[V49]], label %[[V50]], label %[[V56]]
// CHECK-EMPTY:
// CHECK-NEXT: 50:                                               ; preds = %[[V47]]
// CHECK-NEXT:   %[[V51:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V25]], 1
// CHECK-NEXT:   %[[V52:[^ ]+]] = mul nuw nsw i64 %[[V40]], 8
// CHECK-NEXT:   %[[V53:[^ ]+]] = add nuw nsw i64 %[[V52]], %[[V48]]
// CHECK-NEXT:   %[[V54:[^ ]+]] = getelementptr inbounds nuw float, ptr %[[V51]], i64 %[[V53]]
// CHECK-NEXT:   store float %[[V10]], ptr %[[V54]], align 4
// CHECK-NEXT:   %[[V55]] = add i64 %[[V48]], 1
// CHECK-NEXT:   br label %[[V47]]
// CHECK-EMPTY:
// CHECK-NEXT: 56:                                               ; preds = %[[V47]]
// CHECK-NEXT:   %[[V57]] = add i64 %[[V40]], 1
// CHECK-NEXT:   br label %[[V39]]
// CHECK-EMPTY:
// CHECK-NEXT: 58:                                               ; preds = %[[V39]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @async_dispatch_fn_0(ptr %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i64 %[[V4:[^ ]+]], i64 %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i64 %[[V7:[^ ]+]], i64 %[[V8:[^ ]+]], i64 %[[V9:[^ ]+]], i64 %[[V10:[^ ]+]], i64 %[[V11:[^ ]+]], float %[[V12:[^ ]+]], ptr %[[V13:[^ ]+]], ptr %[[V14:[^ ]+]], i64 %[[V15:[^ ]+]], i64 %[[V16:[^ ]+]], i64 %[[V17:[^ ]+]], i64 %[[V18:[^ ]+]], i64 %[[V19:[^ ]+]]) {
// CHECK-NEXT:   %[[V21:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %[[V13]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V21]], ptr %[[V14]], 1
// CHECK-NEXT:   %[[V23:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V22]], i64 %[[V15]], 2
// CHECK-NEXT:   %[[V24:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V23]], i64 %[[V16]], 3, 0
// CHECK-NEXT:   %[[V25:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V24]], i64 %[[V18]], 4, 0
// CHECK-NEXT:   %[[V26:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V25]], i64 %[[V17]], 3, 1
// CHECK-NEXT:   %[[V27:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V26]], i64 %[[V19]], 4, 1
// CHECK-NEXT:   br label %[[V28:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 28:                                               ; preds = %[[V33:[^ ]+]], %[[V20:[^ ]+]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = phi i64 [ %[[V34:[^ ]+]], %[[V33]] ], [ %[[V1]], %[[V20]] ]
// CHECK-NEXT:   %[[V30:[^ ]+]] = phi i64 [ %[[V38:[^ ]+]], %[[V33]] ], [ %[[V2]], %[[V20]] ]
// CHECK-NEXT:   %[[V31:[^ ]+]] = sub i64 %[[V30]], %[[V29]]
// CHECK-NEXT:   %[[V32:[^ ]+]] = icmp sgt i64 %[[V31]], 1
// CHECK-NEXT:   br i1 %[[V32]], label %[[V33]], label %[[V48:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 33:                                               ; preds = %[[V28]]
// CHECK-NEXT:   %[[V34]] = phi i64 [ %[[V29]], %[[V28]] ]
// CHECK-NEXT:   %[[V35:[^ ]+]] = phi i64 [ %[[V30]], %[[V28]] ]
// CHECK-NEXT:   %[[V36:[^ ]+]] = sub i64 %[[V35]], %[[V34]]
// CHECK-NEXT:   %[[V37:[^ ]+]] = sdiv i64 %[[V36]], 2
// CHECK-NEXT:   %[[V38]] = add i64 %[[V34]], %[[V37]]
// CHECK-NEXT:   call void @mlirAsyncRuntimeAddRef(ptr %[[V0]], i64 1)
// CHECK-NEXT:   %[[V39:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 0
// CHECK-NEXT:   %[[V40:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 1
// CHECK-NEXT:   %[[V41:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 2
// CHECK-NEXT:   %[[V42:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 3, 0
// CHECK-NEXT:   %[[V43:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 3, 1
// CHECK-NEXT:   %[[V44:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 4, 0
// CHECK-NEXT:   %[[V45:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 4, 1
// CHECK-NEXT:   %[[V46:[^ ]+]] = call ptr @async_execute_fn_0(ptr %[[V0]], i64 %[[V38]], i64 %[[V35]], i64 %[[V3]], i64 %[[V4]], i64 %[[V5]], i64 %[[V6]], i64 %[[V7]], i64 %[[V8]], i64 %[[V9]], i64 %[[V10]], i64 %[[V11]], float %[[V12]], ptr %[[V39]], ptr %[[V40]], i64 %[[V41]], i64 %[[V42]], i64 %[[V43]], i64 %[[V44]], i64 %[[V45]])
// CHECK-NEXT:   %[[V47:[^ ]+]] = call i64 @mlirAsyncRuntimeAddTokenToGroup(ptr %[[V46]], ptr %[[V0]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeDropRef(ptr %[[V46]], i64 1)
// CHECK-NEXT:   br label %[[V28]]
// CHECK-EMPTY:
// CHECK-NEXT: 48:                                               ; preds = %[[V28]]
// CHECK-NEXT:   call void @mlirAsyncRuntimeDropRef(ptr %[[V0]], i64 1)
// CHECK-NEXT:   %[[V49:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 0
// CHECK-NEXT:   %[[V50:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 1
// CHECK-NEXT:   %[[V51:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 2
// CHECK-NEXT:   %[[V52:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 3, 0
// CHECK-NEXT:   %[[V53:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 3, 1
// CHECK-NEXT:   %[[V54:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 4, 0
// CHECK-NEXT:   %[[V55:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 4, 1
// CHECK-NEXT:   call void @parallel_compute_fn(i64 %[[V1]], i64 %[[V3]], i64 %[[V4]], i64 %[[V5]], i64 %[[V6]], i64 %[[V7]], i64 %[[V8]], i64 %[[V9]], i64 %[[V10]], i64 %[[V11]], float %[[V12]], ptr %[[V49]], ptr %[[V50]], i64 %[[V51]], i64 %[[V52]], i64 %[[V53]], i64 %[[V54]], i64 %[[V55]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: presplitcoroutine
// CHECK-NEXT: define ptr @async_execute_fn(ptr %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i64 %[[V4:[^ ]+]], i64 %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i64 %[[V7:[^ ]+]], i64 %[[V8:[^ ]+]], i64 %[[V9:[^ ]+]], i64 %[[V10:[^ ]+]], i64 %[[V11:[^ ]+]], float %[[V12:[^ ]+]], ptr %[[V13:[^ ]+]], ptr %[[V14:[^ ]+]], i64 %[[V15:[^ ]+]], i64 %[[V16:[^ ]+]], i64 %[[V17:[^ ]+]], i64 %[[V18:[^ ]+]], i64 %[[V19:[^ ]+]]) #0 {
// CHECK-NEXT:   %[[V21:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %[[V13]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V21]], ptr %[[V14]], 1
// CHECK-NEXT:   %[[V23:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V22]], i64 %[[V15]], 2
// CHECK-NEXT:   %[[V24:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V23]], i64 %[[V16]], 3, 0
// CHECK-NEXT:   %[[V25:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V24]], i64 %[[V18]], 4, 0
// CHECK-NEXT:   %[[V26:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V25]], i64 %[[V17]], 3, 1
// CHECK-NEXT:   %[[V27:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V26]], i64 %[[V19]], 4, 1
// CHECK-NEXT:   %[[V28:[^ ]+]] = call ptr @mlirAsyncRuntimeCreateToken()
// CHECK-NEXT:   %[[V29:[^ ]+]] = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
// CHECK-NEXT:   %[[V30:[^ ]+]] = call i64 @llvm.coro.size.i64()
// CHECK-NEXT:   %[[V31:[^ ]+]] = call i64 @llvm.coro.align.i64()
// CHECK-NEXT:   %[[V32:[^ ]+]] = add i64 %[[V30]], %[[V31]]
// CHECK-NEXT:   %[[V33:[^ ]+]] = sub i64 %[[V32]], 1
// CHECK-NEXT:   %[[V34:[^ ]+]] = sub i64 0, %[[V31]]
// CHECK-NEXT:   %[[V35:[^ ]+]] = and i64 %[[V33]], %[[V34]]
// CHECK-NEXT:   %[[V36:[^ ]+]] = call ptr @aligned_alloc(i64 %[[V31]], i64 %[[V35]])
// CHECK-NEXT:   %[[V37:[^ ]+]] = call ptr @llvm.coro.begin(token %[[V29]], ptr %[[V36]])
// CHECK-NEXT:   %[[V38:[^ ]+]] = call token @llvm.coro.save(ptr %[[V37]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeExecute(ptr %[[V37]], ptr @__resume)
// CHECK-NEXT:   %[[V39:[^ ]+]] = call i8 @llvm.coro.suspend(token %[[V38]], i1 false)
// CHECK-NEXT:   %[[V40:[^ ]+]] = sext i8 %[[V39]] to i32
// CHECK-NEXT:   switch i32 %[[V40]], label %[[V53:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[V41:[^ ]+]]
// CHECK-NEXT:     i32 1, label %[[V51:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: 41:                                               ; preds = %[[V20:[^ ]+]]
// CHECK-NEXT:   %[[V42:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 0
// CHECK-NEXT:   %[[V43:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 1
// CHECK-NEXT:   %[[V44:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 2
// CHECK-NEXT:   %[[V45:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 3, 0
// CHECK-NEXT:   %[[V46:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 3, 1
// CHECK-NEXT:   %[[V47:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 4, 0
// CHECK-NEXT:   %[[V48:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 4, 1
// CHECK-NEXT:   call void @async_dispatch_fn(ptr %[[V0]], i64 %[[V1]], i64 %[[V2]], i64 %[[V3]], i64 %[[V4]], i64 %[[V5]], i64 %[[V6]], i64 %[[V7]], i64 %[[V8]], i64 %[[V9]], i64 %[[V10]], i64 %[[V11]], float %[[V12]], ptr %[[V42]], ptr %[[V43]], i64 %[[V44]], i64 %[[V45]], i64 %[[V46]], i64 %[[V47]], i64 %[[V48]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeEmplaceToken(ptr %[[V28]])
// CHECK-NEXT:   br label %[[V49:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 49:                                               ; preds = %[[V41]]
// CHECK-NEXT:   %[[V50:[^ ]+]] = call ptr @llvm.coro.free(token %[[V29]], ptr %[[V37]])
// CHECK-NEXT:   call void @free(ptr %[[V50]])
// CHECK-NEXT:   br label %[[V53]]
// CHECK-EMPTY:
// CHECK-NEXT: 51:                                               ; preds = %[[V20]]
// CHECK-NEXT:   %[[V52:[^ ]+]] = call ptr @llvm.coro.free(token %[[V29]], ptr %[[V37]])
// CHECK-NEXT:   call void @free(ptr %[[V52]])
// CHECK-NEXT:   br label %[[V53]]
// CHECK-EMPTY:
// CHECK-NEXT: 53:                                               ; preds = %[[V49]], %[[V51]], %[[V20]]
// CHECK-NEXT:   call void @llvm.coro.end(ptr %[[V37]], i1 false, token none)
// CHECK-NEXT:   ret ptr %[[V28]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: presplitcoroutine
// CHECK-NEXT: define ptr @async_execute_fn_0(ptr %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i64 %[[V4:[^ ]+]], i64 %[[V5:[^ ]+]], i64 %[[V6:[^ ]+]], i64 %[[V7:[^ ]+]], i64 %[[V8:[^ ]+]], i64 %[[V9:[^ ]+]], i64 %[[V10:[^ ]+]], i64 %[[V11:[^ ]+]], float %[[V12:[^ ]+]], ptr %[[V13:[^ ]+]], ptr %[[V14:[^ ]+]], i64 %[[V15:[^ ]+]], i64 %[[V16:[^ ]+]], i64 %[[V17:[^ ]+]], i64 %[[V18:[^ ]+]], i64 %[[V19:[^ ]+]]) #0 {
// CHECK-NEXT:   %[[V21:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %[[V13]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V21]], ptr %[[V14]], 1
// CHECK-NEXT:   %[[V23:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V22]], i64 %[[V15]], 2
// CHECK-NEXT:   %[[V24:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V23]], i64 %[[V16]], 3, 0
// CHECK-NEXT:   %[[V25:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V24]], i64 %[[V18]], 4, 0
// CHECK-NEXT:   %[[V26:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V25]], i64 %[[V17]], 3, 1
// CHECK-NEXT:   %[[V27:[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V26]], i64 %[[V19]], 4, 1
// CHECK-NEXT:   %[[V28:[^ ]+]] = call ptr @mlirAsyncRuntimeCreateToken()
// CHECK-NEXT:   %[[V29:[^ ]+]] = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
// CHECK-NEXT:   %[[V30:[^ ]+]] = call i64 @llvm.coro.size.i64()
// CHECK-NEXT:   %[[V31:[^ ]+]] = call i64 @llvm.coro.align.i64()
// CHECK-NEXT:   %[[V32:[^ ]+]] = add i64 %[[V30]], %[[V31]]
// CHECK-NEXT:   %[[V33:[^ ]+]] = sub i64 %[[V32]], 1
// CHECK-NEXT:   %[[V34:[^ ]+]] = sub i64 0, %[[V31]]
// CHECK-NEXT:   %[[V35:[^ ]+]] = and i64 %[[V33]], %[[V34]]
// CHECK-NEXT:   %[[V36:[^ ]+]] = call ptr @aligned_alloc(i64 %[[V31]], i64 %[[V35]])
// CHECK-NEXT:   %[[V37:[^ ]+]] = call ptr @llvm.coro.begin(token %[[V29]], ptr %[[V36]])
// CHECK-NEXT:   %[[V38:[^ ]+]] = call token @llvm.coro.save(ptr %[[V37]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeExecute(ptr %[[V37]], ptr @__resume)
// CHECK-NEXT:   %[[V39:[^ ]+]] = call i8 @llvm.coro.suspend(token %[[V38]], i1 false)
// CHECK-NEXT:   %[[V40:[^ ]+]] = sext i8 %[[V39]] to i32
// CHECK-NEXT:   switch i32 %[[V40]], label %[[V53:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[V41:[^ ]+]]
// CHECK-NEXT:     i32 1, label %[[V51:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: 41:                                               ; preds = %[[V20:[^ ]+]]
// CHECK-NEXT:   %[[V42:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 0
// CHECK-NEXT:   %[[V43:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 1
// CHECK-NEXT:   %[[V44:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 2
// CHECK-NEXT:   %[[V45:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 3, 0
// CHECK-NEXT:   %[[V46:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 3, 1
// CHECK-NEXT:   %[[V47:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 4, 0
// CHECK-NEXT:   %[[V48:[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[V27]], 4, 1
// CHECK-NEXT:   call void @async_dispatch_fn_0(ptr %[[V0]], i64 %[[V1]], i64 %[[V2]], i64 %[[V3]], i64 %[[V4]], i64 %[[V5]], i64 %[[V6]], i64 %[[V7]], i64 %[[V8]], i64 %[[V9]], i64 %[[V10]], i64 %[[V11]], float %[[V12]], ptr %[[V42]], ptr %[[V43]], i64 %[[V44]], i64 %[[V45]], i64 %[[V46]], i64 %[[V47]], i64 %[[V48]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeEmplaceToken(ptr %[[V28]])
// CHECK-NEXT:   br label %[[V49:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 49:                                               ; preds = %[[V41]]
// CHECK-NEXT:   %[[V50:[^ ]+]] = call ptr @llvm.coro.free(token %[[V29]], ptr %[[V37]])
// CHECK-NEXT:   call void @free(ptr %[[V50]])
// CHECK-NEXT:   br label %[[V53]]
// CHECK-EMPTY:
// CHECK-NEXT: 51:                                               ; preds = %[[V20]]
// CHECK-NEXT:   %[[V52:[^ ]+]] = call ptr @llvm.coro.free(token %[[V29]], ptr %[[V37]])
// CHECK-NEXT:   call void @free(ptr %[[V52]])
// CHECK-NEXT:   br label %[[V53]]
// CHECK-EMPTY:
// CHECK-NEXT: 53:                                               ; preds = %[[V49]], %[[V51]], %[[V20]]
// CHECK-NEXT:   call void @llvm.coro.end(ptr %[[V37]], i1 false, token none)
// CHECK-NEXT:   ret ptr %[[V28]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeAddRef(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeDropRef(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mlirAsyncRuntimeCreateToken()
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mlirAsyncRuntimeCreateValue(i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mlirAsyncRuntimeCreateGroup(i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeEmplaceToken(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeEmplaceValue(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeSetTokenError(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeSetValueError(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @mlirAsyncRuntimeIsTokenError(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @mlirAsyncRuntimeIsValueError(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @mlirAsyncRuntimeIsGroupError(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeAwaitToken(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeAwaitValue(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeAwaitAllInGroup(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeExecute(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mlirAsyncRuntimeGetValueStorage(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare i64 @mlirAsyncRuntimeAddTokenToGroup(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeAwaitTokenAndExecute(ptr, ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeAwaitValueAndExecute(ptr, ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeAwaitAllInGroupAndExecute(ptr, ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare i64 @mlirAsyncRuntimGetNumWorkerThreads()
// CHECK-EMPTY:
// CHECK-NEXT: define void @__resume(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.coro.resume(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.smax.i64(i64, i64) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.smin.i64(i64, i64) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare token @llvm.coro.id(i32, ptr readnone, ptr readonly captures(none), ptr) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind memory(none)
// CHECK-NEXT: declare i64 @llvm.coro.size.i64() #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind memory(none)
// CHECK-NEXT: declare i64 @llvm.coro.align.i64() #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare ptr @llvm.coro.begin(token, ptr writeonly) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nomerge nounwind
// CHECK-NEXT: declare token @llvm.coro.save(ptr) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i8 @llvm.coro.suspend(token, i1) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind memory(argmem: read)
// CHECK-NEXT: declare ptr @llvm.coro.free(token, ptr readonly captures(none)) #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.coro.end(ptr, i1, token) #4
// CHECK-EMPTY:
// CHECK-NEXT: declare void @llvm.coro.resume(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { presplitcoroutine }
// CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK-NEXT: attributes #3 = { nounwind memory(none) }
// CHECK-NEXT: attributes #4 = { nounwind }
// CHECK-NEXT: attributes #5 = { nomerge nounwind }
// CHECK-NEXT: attributes #6 = { nounwind memory(argmem: read) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
